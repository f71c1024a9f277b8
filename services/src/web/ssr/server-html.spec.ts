import { runInNewContext } from 'node:vm';
import { plainReading } from '@nestwell/domain/reading';
import type { SessionUser } from '../../platform/session-user';
import { inText } from '../../platform/http/lines';
import { ssrHead, ssrRoot, type ServerHtmlParts } from './server-html';

const user: SessionUser = {
  id: 'u1',
  role: 'user',
  timezone: 'Asia/Tokyo',
  locale: null,
  reading: plainReading,
};
const page = (html: string, whose: SessionUser | undefined = user) => ({
  nonce: 'n',
  output: { html, isZoned: true, faults: [] },
  owners: ['tea@v1', 'cake@v2'],
  user: whose,
  now: new Date('2026-11-22T12:00:00Z'),
});

const headOf = (parts: ServerHtmlParts) => inText(ssrHead(parts));

it('stands in the page as it was rendered', () => {
  const html = '<p style="--rows:3;width:50%">a</p>';

  expect(ssrRoot(page(html))).toContain(`>${html}</div>`);
});

it('is hidden from another user, and from another day’s clock', () => {
  const script = headOf(page(''));

  expect(script).toContain(`localStorage.getItem('userId')==="u1"`);
  expect(script).toContain('getTimezoneOffset()===-540');
  expect(ssrRoot(page(''))).toContain(
    'data-ssr-for="u1 Asia/Tokyo" data-ssr-instant="1795348800000" data-ssr-releases="tea@v1 cake@v2"',
  );
});

describe('the check in the page’s head, where the clock', () => {
  /** Whether a browser of hers in her zone keeps the server's HTML when its clock shows this. */
  function isSeenAt(moment: string): boolean {
    const check = /<script nonce="n">(.*)<\/script>/.exec(headOf(page('')))?.[1] ?? '';
    const dataset: { ssrHidden?: string } = {};
    class Clock extends Date {
      constructor() {
        super(moment);
      }
      static override now = () => Date.parse(moment);
      override getTimezoneOffset = () => -540;
    }
    runInNewContext(check, {
      document: { documentElement: { dataset } },
      localStorage: { getItem: () => 'u1' },
      Date: Clock,
    });
    return dataset.ssrHidden === undefined;
  }

  it.each([
    ['is right', '2026-11-22T12:00:01Z', true],
    ['is hours apart on the same day of hers', '2026-11-22T14:59:59Z', true],
    ['is past her midnight', '2026-11-22T15:00:00Z', false],
    ['is five days ahead', '2026-11-27T12:00:00Z', false],
    ['is a day behind', '2026-11-21T14:59:59Z', false],
  ])('%s', (_, moment, isSeen) => {
    expect(isSeenAt(moment)).toBe(isSeen);
  });
});

it('is for nobody in particular where nobody is signed in', () => {
  const visitors = { ...page(''), user: undefined };

  expect(headOf(visitors)).toContain(`localStorage.getItem('userId')===null`);
  expect(ssrRoot(visitors)).toContain('data-ssr-for=""');
});

it('is hidden from a visitor in another zone only where it shows what the zone decides', () => {
  const zoned = { ...page(''), user: undefined };
  const anywhere = { ...zoned, output: { ...zoned.output, isZoned: false } };

  expect(headOf(zoned)).toContain('getTimezoneOffset()===0');
  expect(headOf(anywhere)).not.toContain('getTimezoneOffset');
});

it('a wide Home is not seen before its columns are packed, nor what shares a row before it is whole', () => {
  const hidden =
    '#root:not([data-packed]) :is(nav,[data-whole=true]){visibility:hidden}@media (min-width:64rem){#root:not([data-packed]) :is([data-columns]>*,[data-whole=wide]){visibility:hidden}}';

  expect(headOf(page(''))).toContain(hidden);
  expect(ssrRoot(page(''))).toMatch(/'--rows',h\[i\]\)\).*r\.dataset\.packed='.*;pack\(\)/);
});
