import { sinceAndUsed } from './passkey-words';

const at = (month: number, day: number, year = 2026) => new Date(year, month - 1, day, 12);
const now = at(11, 22);

it.each([
  ['never', null, 'Since 3 October, not used yet'],
  ['on this day', at(11, 22), 'Since 3 October, used today'],
  ['the day before', at(11, 21), 'Since 3 October, used yesterday'],
  ['within a week', at(11, 16), 'Since 3 October, used Monday'],
  ['longer ago', at(11, 15), 'Since 3 October, used 15 November'],
  ['in another year', at(12, 30, 2025), 'Since 3 October, used 30 December 2025'],
])('a passkey used %s reads as its days', (_, used, words) => {
  const passkey = {
    id: '019aa000-0000-7000-8000-000000000001',
    name: 'My phone',
    deviceKind: null,
    createdAt: at(10, 3).toISOString(),
    lastUsedAt: used?.toISOString() ?? null,
  };

  expect(sinceAndUsed(passkey, now)).toBe(words);
});
