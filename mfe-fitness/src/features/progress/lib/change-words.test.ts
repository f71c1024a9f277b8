import { changeWords } from './change-words';

const today = '2026-11-20';

it.each([
  [null, 'us', 'Nothing logged yet'],
  [{ latest: 148, difference: null, since: null }, 'us', 'The first one. It is only a starting point'],
  [{ latest: 148, difference: -0.6, since: '2026-11-16' }, 'us', 'Down 0.6 since Monday'],
  [{ latest: 148, difference: 2.2, since: '2026-11-02' }, 'us', 'Up 2.2 since 2 Nov'],
  [{ latest: 148, difference: -2.2, since: '2026-11-16' }, 'metric', 'Down 1 since Monday'],
  [{ latest: 148, difference: 0.01, since: '2026-11-18' }, 'us', 'The same as Wednesday'],
] as const)('words %p in %s units', (change, units, words) => {
  expect(changeWords(change, units, today)).toBe(words);
});

it('names the unit where it is asked to', () => {
  const change = { latest: 148, difference: -0.6, since: '2026-11-16' };
  expect(changeWords(change, 'us', today, { unit: true })).toBe('Down 0.6\u00a0lb since Monday');
});
