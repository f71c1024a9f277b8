import { defineRemote } from '@nestwell/remote-kit';
import { NextReminder } from './features/next-reminder/next-reminder';
import { HomePutAway } from './features/put-away/home-put-away';
import { ReminderPresence } from './features/presence/reminder-presence';

/** What this module gives to the site. */
export const remote = defineRemote({
  id: 'calendar',
  owner: 'Calendar',
  contract: 2,
  pages: [
    {
      path: '/calendar',
      key: 'c',
      title: 'Calendar',
      signIn: 'Please log in to access your calendar.',
      optionalAt: 'show=medication',
      nav: { label: 'Calendar', icon: 'calendar', order: 6 },
      load: () => import('./features/calendar/calendar-screen').then((page) => page.CalendarScreen),
    },
  ],
  widgets: [
    { slot: 'home.reminder@1', component: NextReminder },
    { slot: 'home.put-away@1', component: HomePutAway },
    { slot: 'shell.reminders@1', component: ReminderPresence },
  ],
  offline: [
    {
      page: '/calendar',
      line: { label: 'Calendar', about: 'Eight weeks, reminders ring', icon: 'calendar' },
    },
  ],
  shortcuts: [
    { name: 'Reminder', page: '/calendar', open: 'reminder', icon: 'reminder', order: 3, key: 'r' },
  ],
  commands: [
    { name: 'Earlier, later', page: '/calendar', group: 'here', keys: '← →' },
    { name: 'Today', page: '/calendar', group: 'here', keys: 'T' },
    { name: 'Move a reminder', page: '/calendar', group: 'here', keys: 'M then ← ↑ ↓ →' },
  ],
});
