import { emptyForm } from './onboarding-form';
import { remindersOf, vitaminName } from './wishes';

const TODAY = '2026-11-28';

it.each([
  ['in month 2 of a pregnancy', { status: 'pregnant', monthsPregnant: 2 }, 'Folic acid'],
  ['in month 6 of a pregnancy', { status: 'pregnant', monthsPregnant: 6 }, 'Vitamin'],
  ['after birth', { status: 'postpartum', monthsPregnant: 2 }, 'Vitamin'],
] as const)('names what fits %s', (_, answers, name) => {
  expect(vitaminName({ ...emptyForm, ...answers }, TODAY)).toBe(name);
});

it('begins tomorrow, by her own clock', () => {
  const due = remindersOf('water', 'hers', TODAY).map(({ dueDateTime }) => new Date(dueDateTime));

  expect(due.map((moment) => [moment.getDate(), moment.getHours()])).toEqual([
    [29, 10],
    [29, 14],
    [29, 18],
  ]);
});

it.each(['2026-11-28', '2026-11-29', '2026-12-02'])('asks how she is on the Sunday after %s', (today) => {
  const [weekly] = remindersOf('check-in', 'hers', today);
  const due = new Date(String(weekly?.dueDateTime));

  expect([due.getDay(), due.getHours(), weekly?.recurring]).toEqual([0, 19, 'weekly']);
  expect(due.getTime()).toBeGreaterThan(new Date(`${today}T23:59`).getTime());
});
