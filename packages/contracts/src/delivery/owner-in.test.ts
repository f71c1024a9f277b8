import { ownerIn } from './owner-in';

it.each([
  ['a file of one release', 'at /r/pot/v3/page.js:3:7', 'pot@v3'],
  ['the shell, and then a release', 'at a (/shell/main.js:1:2)\n at /r/pot/v3/a.js:1:1', 'pot@v3'],
  ['nothing released', 'at /shell/main.js:1:1', undefined],
  ['nothing at all', undefined, undefined],
])('%s has its owner', (_, text, owner) => {
  expect(ownerIn(text)).toBe(owner);
});
