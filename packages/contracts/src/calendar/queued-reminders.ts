import { deviceZone } from '@nestwell/domain/device-time';
import { hers, queued, type Circumstances, type ShownChange } from '../kernel';
import { leadLimits, ringsWithoutPlan } from './reminders.constants';
import type { CreateReminderRequest } from './reminders.schemas';
import * as remindersEndpoints from './reminders.endpoints';

const rule = { noun: 'Reminder', open: '/calendar' } as const;

const lists = (at: Circumstances) => [hers(at, 'reminders'), hers(at, 'reminders/medication')];

/** Of a recurring one the first: the server makes the others. */
function shownReminder(request: CreateReminderRequest, at: Circumstances): ShownChange[] {
  const row = {
    description: null,
    location: null,
    doctorName: null,
    recurring: 'none',
    recurringEndDate: null,
    notificationMinutes: leadLimits.default,
    priority: 'medium',
    ...request,
    id: at.id,
    completed: false,
    parentReminderId: null,
    timeZone: deviceZone(),
  };
  const reads = request.type === ringsWithoutPlan ? lists(at) : lists(at).slice(0, 1);
  return reads.map((on) => ({ on, where: { id: at.id }, otherwise: row }));
}

/** Moved, it stands among the reminders of its new day too. */
const changed = (id: string, set: Record<string, unknown>, at: Circumstances): ShownChange[] =>
  lists(at).map((on) => ({ on, where: { id }, set, was: at.find(on, { id }) }));

function titleOf(id: string, at: Circumstances): string {
  const title = at.find(hers(at, 'reminders'), { id })?.title;
  return typeof title === 'string' ? title : 'A reminder';
}

export const createReminder = /* @__PURE__ */ queued(remindersEndpoints.createReminder, {
  ...rule,
  title: ({ body }) => body.title,
  shows: ({ body }, at) => shownReminder(body, at),
});

export const updateReminder = /* @__PURE__ */ queued(remindersEndpoints.updateReminder, {
  ...rule,
  title: ({ params, body }, at) => body.title ?? titleOf(params.reminderId, at),
  shows: ({ params, body: { userId: _, ...changes } }, at) => changed(params.reminderId, changes, at),
});

export const completeReminder = /* @__PURE__ */ queued(remindersEndpoints.completeReminder, {
  ...rule,
  title: ({ params, body }, at) =>
    `${titleOf(params.reminderId, at)}, ${body.completed ? 'done' : 'not done'}`,
  shows: ({ params, body: { completed } }, at) => changed(params.reminderId, { completed }, at),
});

export const deleteReminder = /* @__PURE__ */ queued(remindersEndpoints.deleteReminder, {
  ...rule,
  title: ({ params }, at) => `${titleOf(params.reminderId, at)}, taken away`,
  shows: ({ params }, at) => lists(at).map((on) => ({ on, where: { id: params.reminderId }, gone: true })),
});
