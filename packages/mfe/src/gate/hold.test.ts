import { allHold, hold, type Step } from './hold';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
});

const holds = async (steps: readonly Step[]) => allHold(await hold(steps));

it('holds where no step finds anything', async () => {
  expect(await holds([{ name: 'types', findings: () => [] }])).toBe(true);
  expect(told.join()).toMatch(/✓ types/);
});

it('tells what every step finds, also after one that failed', async () => {
  const thrown = () => Promise.reject(new Error('no compiler'));

  expect(
    await holds([
      { name: 'types', findings: thrown },
      { name: 'lint', findings: () => ['a.ts: unused'] },
    ]),
  ).toBe(false);
  expect(told).toEqual([
    expect.stringContaining('✗ types'),
    '    no compiler',
    expect.stringContaining('✗ lint'),
    '    a.ts: unused',
  ]);
});

it('remarks forbid nothing, unless they cannot be made', async () => {
  expect(await holds([{ name: 'codes', findings: () => ['a new one'], kind: 'remarks' }])).toBe(true);
  const thrown = () => Promise.reject(new Error('unreadable'));
  expect(await holds([{ name: 'codes', findings: thrown, kind: 'remarks' }])).toBe(false);
});
