import { calendar } from '@nestwell/contracts/calendar';
import { deviceDate } from '@nestwell/domain/device-time';
import { readOf } from '@nestwell/remote-kit';
import { forMember, type PageQueries } from '@nestwell/remote-kit/declaration/page-queries';
import { rangeOf } from './features/calendar/lib/view';
import { medicationWindow } from './features/calendar/medication/medication-list';
import { babyRemindersOf } from './lib/put-away/put-away.queries';
import { medicationOf, remindersOf, upcomingOf } from './lib/reminders.queries';

const medicationPart = (userId: string) => [
  medicationOf(userId, medicationWindow(Date.now())),
  readOf(calendar.readReminderSettings, { params: { userId } }),
];

function wholeCalendar(userId: string) {
  const { from, until } = rangeOf('month', deviceDate(new Date()));
  return [remindersOf(userId, from, until), upcomingOf(userId), babyRemindersOf(userId)];
}

/** What the pages of this module read as they open. */
export const pageQueries: PageQueries = {
  '/calendar': forMember(({ id }, { search }) =>
    search.get('show') === 'medication' ? medicationPart(id) : wholeCalendar(id),
  ),
};
