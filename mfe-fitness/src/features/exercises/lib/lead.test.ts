import { addDays } from '@nestwell/domain/calendar-days';
import { leadFor } from './lead';

const nothing = { monthsPostpartum: null, pregnancyWeek: null, dueDate: null };
const today = '2026-11-29';
const ago = (days: number) => addDays(today, -days);

it.each([
  [{ ...nothing, monthsPostpartum: 1 }, '1 month postpartum. Rest days count too.'],
  [{ ...nothing, pregnancyWeek: 24 }, 'Week 24. Rest days count too.'],
  [{ ...nothing, pregnancyWeek: 42, dueDate: ago(15) }, 'Past 42 weeks. Rest days count too.'],
  [nothing, 'Rest days count too.'],
])('says where she is: %#', (member, lead) => {
  expect(leadFor(member, today)).toBe(lead);
});
