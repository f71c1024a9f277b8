import { pregnancyOf, stagesOf } from './stages';
import { periodOf } from './spans';

const year = periodOf('year', '2026-10-15', null);
const mother = {
  state: 'postpartum',
  dueDate: null,
  babyBornOn: '2026-06-01',
  isBirthDateExact: true,
  bornEarlyAt: { weeks: 36, days: 0 },
} as const;

it('lays the stages over a year, each beginning where the one before ends', () => {
  expect(stagesOf(mother, year)).toMatchObject([
    { name: 'First trimester', from: '2025-11-01', to: '2025-12-21' },
    { name: 'Second trimester', from: '2025-12-22', to: '2026-03-29' },
    { name: 'Third trimester', from: '2026-03-30', to: '2026-05-31' },
    { name: 'After birth', from: '2026-06-01', to: '2026-10-31' },
  ]);
});

it('knows no stage after the day a pregnancy is due, and none before it began', () => {
  const pregnant = { ...mother, state: 'pregnant', dueDate: '2027-05-01', babyBornOn: null } as const;

  expect(pregnancyOf(pregnant)).toEqual({ from: '2026-07-25', to: '2027-05-01' });
  expect(stagesOf(pregnant, year)).toMatchObject([
    { name: 'First trimester', from: '2026-07-25', to: '2026-10-23' },
    { name: 'Second trimester', from: '2026-10-24', to: '2026-10-31' },
  ]);
});

it.each(['paused', 'loss'] as const)('names nothing while she is in the state %s', (state) => {
  expect(stagesOf({ ...mother, state }, year)).toEqual([]);
  expect(pregnancyOf({ ...mother, state })).toBeNull();
});

it('takes forty weeks for a pregnancy that did not end early, and knows none of a birth that has no date', () => {
  expect(pregnancyOf({ ...mother, bornEarlyAt: null })).toEqual({ from: '2025-08-25', to: '2026-06-01' });
  expect(pregnancyOf({ ...mother, isBirthDateExact: false })).toBeNull();
});
