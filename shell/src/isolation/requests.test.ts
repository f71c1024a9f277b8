import { createBudget } from './requests';

it('gives each version sixty requests in ten seconds', () => {
  let now = 0;
  const hasRoom = createBudget(() => now);
  const granted = (owner: string) => Array.from({ length: 70 }, () => hasRoom(owner)).filter(Boolean).length;

  expect([granted('tea@1'), granted('cake@1')]).toEqual([60, 60]);
  now = 9999;
  expect(granted('tea@1')).toBe(0);
  now = 10_000;
  expect(granted('tea@1')).toBe(60);
});
