import { walk } from '../walk.mjs';
import { isTest } from './places.mjs';

/** Numbers and addresses of crisis lines, however they are written within a text, and those that are a whole text. */
const WITHIN = /\b833-?852-?6262\b|\b116 ?123\b|\b13 ?11 ?14\b|\b1300 ?726 ?306\b|findahelpline/;
const WHOLE = new Set(['988', '1737', '911', '999', '112']);

const SAFETY = 'packages/safety/';

/** What a mother may act on, once. */
export const safetyRules = [
  {
    name: 'lines-stand-in-safety',
    comment:
      'A number that has changed is corrected in one place, which says when it was last looked at: @nestwell/safety.',
    find: ({ sources }) =>
      sources()
        .filter(
          ({ path }) => !path.startsWith(SAFETY) && !isTest(path) && !path.startsWith('packages/config/'),
        )
        .flatMap(({ path, program }) => numbersIn(program).map((to) => ({ from: path, to }))),
  },
];

function numbersIn(program) {
  const found = [];
  walk(program, ({ type, value }) => {
    const text = type === 'TemplateElement' ? value.cooked : type === 'Literal' ? value : undefined;
    if (typeof text === 'string' && (WHOLE.has(text) || WITHIN.test(text))) found.push(text);
  });
  return found;
}
