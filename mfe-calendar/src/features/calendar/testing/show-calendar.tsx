import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { answer, aUser, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { aReminder } from '../../../testing/a-reminder';
import { CalendarPage } from '../calendar-page';

export const today = new Date();
/** A time of today. */
export const at = (hours: number, minutes = 0) =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate(), hours, minutes).toISOString();

export const listed = (...list: Reminder[]) => answer(calendar.listReminders, list);

export const showCalendar = (answers: FakeAnswer[], user = aUser()) =>
  renderWithHost(<CalendarPage />, { answers, user });

export const feed = aReminder({
  title: 'Evening feed',
  type: 'feeding',
  recurring: 'daily',
  dueDateTime: at(23, 58),
});
