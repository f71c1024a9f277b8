import { foreignLibraries } from './libraries';

const lent = { react: '19.3.1', 'react-router-dom': '7.18.5' };

it('another major version is named, with both', () => {
  expect(foreignLibraries({ react: '18.3.1', 'react-router-dom': '7.1.0' }, lent)).toEqual([
    'it was built with react 18.3.1, and the shell has 19.3.1',
  ]);
});

it.each([
  ['the same major version', { react: '19.0.0' }, lent],
  ['a library that the shell does not lend', { luxon: '1.0.0' }, lent],
  ['a build that does not say', undefined, lent],
  ['a shell that does not say', { react: '18.3.1' }, undefined],
])('%s is fine', (_, builtWith, there) => {
  expect(foreignLibraries(builtWith, there)).toEqual([]);
});
