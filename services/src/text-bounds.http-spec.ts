import type { Contract } from '@nestwell/contracts/kernel/server';
import { parts } from './app';
import { EndpointList } from './platform/http/endpoint-list';
import { parsed } from './platform/http/validation';
import { TestApp } from './platform/testing/test-app';
import { textFieldsOf, type TextField } from './testing/bounds/text-fields';
import { unitsReadBy } from './testing/bounds/reading-meter';

let app: TestApp;
let endpoints: readonly Contract[];

beforeAll(async () => {
  app = await TestApp.start({ parts });
  ({ endpoints } = app.get(EndpointList));
});
afterAll(() => app.stop());

const scripts = {
  ascii: 'a',
  digits: '7',
  blanks: ' ',
  cyrillic: 'ж',
  'combining marks': '\u0301',
  'joined emoji': '👩🏽‍❤️‍💋‍👨🏿',
  'right-to-left': 'ש',
};
const SCRIPTS = Object.entries(scripts);

/** That many UTF-16 units of a script. */
const textOf = (part: string, length: number) =>
  part
    .repeat(Math.ceil(length / part.length))
    .slice(0, length)
    .toWellFormed();

const nameOf = ({ method, path }: Contract, { name }: TextField) => `${method} ${path} ${name}`;

const eachField = () =>
  endpoints.flatMap((endpoint) => textFieldsOf(endpoint).map((field) => ({ endpoint, field })));

/** What the check of one part of a request reads. */
function readIn(endpoint: Contract, { part, holding }: TextField, text: string): number {
  const request = holding(text);
  return unitsReadBy(() => {
    try {
      parsed(endpoint[part], request);
    } catch {
      // What is refused has been read too.
    }
  });
}

it('every text has a length at which it is refused', () => {
  const unbounded = eachField().filter(({ field }) => field.longest === undefined);

  expect(unbounded.map(({ endpoint, field }) => nameOf(endpoint, field))).toEqual([]);
});

it('ten times the text costs at most fifteen times the work, up to the longest and beyond', () => {
  const wrong: string[] = [];
  for (const { endpoint, field } of eachField()) {
    const longest = field.longest ?? 0;
    for (const [script, part] of SCRIPTS) {
      const [tenth = 0, largest = 0, tenTimes = 0] = [longest / 10, longest, longest * 10].map((length) =>
        readIn(endpoint, field, textOf(part, Math.ceil(length))),
      );
      if (largest > 15 * Math.max(tenth, 1000) || tenTimes > 15 * Math.max(largest, 1000))
        wrong.push(`${nameOf(endpoint, field)} ${script}: ${tenth}, ${largest}, ${tenTimes} units read`);
    }
  }

  expect(wrong).toEqual([]);
});

it('a text that is too long is refused by its plain length: nothing reads it', () => {
  const wrong: string[] = [];
  for (const { endpoint, field } of eachField()) {
    const longest = field.longest ?? 0;
    const atMost = Math.max(...SCRIPTS.map(([, part]) => readIn(endpoint, field, textOf(part, longest))));
    const huge = readIn(endpoint, field, 'a'.repeat(1_000_000));
    // Whether the key of a record is a number, the library looks for itself.
    const ofKey = field.name.endsWith('.key') ? 2_000_000 : 0;
    if (huge > atMost + ofKey) wrong.push(`${nameOf(endpoint, field)}: ${huge} units read`);
  }

  expect(wrong).toEqual([]);
});
