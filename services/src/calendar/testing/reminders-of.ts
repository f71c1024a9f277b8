import { calendar, type CreateReminderRequest, type Reminder } from '@nestwell/contracts/calendar/server';
import type { Member } from '../../testing/member';

export const NEW_YORK = 'America/New_York';

/** A medication of hers, with what a test says otherwise. */
export const aReminderOf = (
  { id }: Member,
  more: Partial<CreateReminderRequest> = {},
): CreateReminderRequest => ({
  userId: id,
  title: 'Take iron',
  type: 'medication',
  dueDateTime: '2026-10-30T12:00:00.000Z',
  ...more,
});

export async function createReminder(
  member: Member,
  more: Partial<CreateReminderRequest> = {},
): Promise<Reminder> {
  const answer = await member.call(calendar.createReminder, { body: aReminderOf(member, more) });
  expect(answer.status).toBe(201);
  return answer.body;
}

/** Her reminders that are due within two moments, by due time. */
export async function remindersBetween(
  member: Member,
  startDate: string,
  endDate: string,
): Promise<Reminder[]> {
  const call = { params: { userId: member.id }, query: { startDate, endDate } };
  return (await member.call(calendar.listReminders, call)).body;
}
