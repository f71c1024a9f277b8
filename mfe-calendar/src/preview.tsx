import { calendar } from '@nestwell/contracts/calendar';
import {
  answer,
  aNursingMother,
  pending,
  refuse,
  startPreview,
  type FakeAnswer,
} from '@nestwell/remote-kit/preview';
import { remote } from './remote';
import { aReminder } from './testing/a-reminder';

const at = (days: number, hours: number, minutes = 0) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes).toISOString();
};
const reminders = [
  aReminder({ title: 'Vitamin D', priority: 'medium', recurring: 'weekly', dueDateTime: at(0, 9) }),
  aReminder({
    id: '0190a000-0000-7000-8000-000000000002',
    title: 'Postnatal check',
    type: 'checkup',
    completed: true,
    doctorName: 'Dr. Nowak',
    dueDateTime: at(0, 14),
  }),
  aReminder({
    id: '0190a000-0000-7000-8000-000000000003',
    title: 'Evening feed',
    type: 'feeding',
    recurring: 'daily',
    priority: 'low',
    dueDateTime: at(0, 18, 30),
  }),
  aReminder({
    id: '0190a000-0000-7000-8000-000000000004',
    title: 'Call Mum',
    type: 'personal',
    dueDateTime: at(0, 20),
  }),
  aReminder({
    id: '0190a000-0000-7000-8000-000000000005',
    title: 'Weigh-in',
    type: 'baby_weight_check',
    dueDateTime: at(2, 10),
  }),
];
const month: FakeAnswer[] = [
  answer(calendar.listReminders, reminders),
  answer(calendar.createReminder, ({ body }) => aReminder({ title: body.title, type: body.type })),
  answer(calendar.completeReminder, ({ body }) => aReminder({ completed: body.completed })),
];

startPreview(remote, {
  scenarios: {
    'A full month': { user: aNursingMother(), answers: month },
    'Nothing planned': { answers: [answer(calendar.listReminders, [])] },
    Loading: { answers: [pending(calendar.listReminders)] },
    Failing: { answers: [refuse(calendar.listReminders, 'internal')] },
  },
});
