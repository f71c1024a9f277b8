import { compositionPath, ownerIn, ownersIn } from './composition';

const path = compositionPath(
  [
    { owner: 'tea@4f2a', line: 1 },
    { owner: 'cake-2@v1.2', line: 9 },
  ],
  '00ff00ff',
);

it('the address of a composition says whose entries it holds', () => {
  expect(path).toBe('r/_together/tea@4f2a~cake-2@v1.2/00ff00ff.1.9.js');
  expect(ownersIn(`https://nestwell.example/${path}`)).toEqual(['tea@4f2a', 'cake-2@v1.2']);
  expect(ownersIn('/r/tea/4f2a/remoteEntry.1.js')).toEqual([]);
});

it.each([
  ['its first line', `at f (https://nestwell.example/${path}:1:20)`, 'tea@4f2a'],
  ['the line before the next', `/${path}:8:1`, 'tea@4f2a'],
  ['a later line', `f@https://nestwell.example/${path}:40:7`, 'cake-2@v1.2'],
  ['no line of it', `https://nestwell.example/${path}`, undefined],
  ['a line before all', `/${path}:0:1`, undefined],
  ['a file of one release', 'at /r/pot/v3/page.js:3:7', 'pot@v3'],
  [
    'the shell, and then a release',
    `at a (/shell/main.js:1:2)\n at b (/${path}:10:2)\n at /r/pot/v3/a.js:1:1`,
    'cake-2@v1.2',
  ],
  ['nothing released', 'at /shell/main.js:1:1', undefined],
  ['nothing at all', undefined, undefined],
])('%s has its owner', (_, text, owner) => {
  expect(ownerIn(text)).toBe(owner);
});
