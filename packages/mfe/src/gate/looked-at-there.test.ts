import { problemsThere, stepsThere, TRIED } from './looked-at-there';

const types = { name: 'types', found: [] };
const failing = { name: 'its tests', found: ['sleep.test.tsx: 1 failed'] };
const typesThere = { name: 'types (in its own repository)', found: [] };

const problems = (...steps: Parameters<typeof problemsThere>[1]) =>
  problemsThere('sleep', stepsThere({ steps }));

it('a version that held in its own repository has nothing against it, tried in a browser or not', () => {
  expect(problems(types)).toEqual([]);
  expect(problems(types, { name: TRIED, found: null })).toEqual([]);
});

it('what did not hold there, or was not reached, is told', () => {
  expect(problems(types, failing, { name: 'bytes', found: null })).toEqual([
    'its tests (in its own repository): sleep.test.tsx: 1 failed',
    'bytes (in its own repository): not reached',
  ]);
});

it('a version that nobody looked at there does not pass, also where only the browser is named', () => {
  expect(problems()).toEqual([expect.stringContaining('nobody looked at it there')]);
  expect(problems({ name: TRIED, found: null })).toEqual([
    expect.stringContaining('nobody looked at it there'),
  ]);
});

it('what a checkout of the site found is not taken for what was found there', () => {
  const steps = [typesThere, { name: 'bytes', found: ['31.2 of 30 kB'] }];

  expect(stepsThere({ steps })).toEqual([typesThere]);
});
