import { deviceZone } from '@nestwell/domain/device-time';
import { hers, queued, type Circumstances, type ShownChange } from '../kernel';
import { leadLimits, ringsWithoutPlan, visitTypes, type ReminderType } from './reminders.constants';
import type { CreateReminderRequest } from './reminders.schemas';
import * as remindersEndpoints from './reminders.endpoints';

const rule = { noun: 'Reminder', open: '/calendar' } as const;

const visits: ReadonlySet<ReminderType> = new Set(visitTypes);

const lists = (at: Circumstances) => [
  hers(at, 'reminders'),
  hers(at, 'reminders/medication'),
  hers(at, 'reminders/visits'),
];

/** The lists that hold reminders of a type. */
const listsOf = (type: ReminderType, at: Circumstances) => [
  hers(at, 'reminders'),
  ...(type === ringsWithoutPlan ? [hers(at, 'reminders/medication')] : []),
  ...(visits.has(type) ? [hers(at, 'reminders/visits')] : []),
];

/** One that is not on the device counts as one that needs a plan. */
const ofReminder = {
  needsPlan: ({ params: { reminderId: id } }: { params: { reminderId: string } }, at: Circumstances) =>
    lists(at).every((on) => at.find(on, { id })?.type !== ringsWithoutPlan),
};

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
  return listsOf(request.type, at).map((on) => ({ on, where: { id: at.id }, otherwise: row }));
}

/** Moved, it stands among the reminders of its new day too. */
const changed = (id: string, set: Record<string, unknown>, at: Circumstances): ShownChange[] =>
  lists(at).map((on) => ({ on, where: { id }, set, was: at.find(on, { id }) }));

function titleOf(id: string, at: Circumstances): string {
  const row = lists(at)
    .map((on) => at.find(on, { id }))
    .find((found) => found !== undefined);
  return typeof row?.title === 'string' ? row.title : 'A reminder';
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
  ...ofReminder,
  title: ({ params, body }, at) =>
    `${titleOf(params.reminderId, at)}, ${body.completed ? 'done' : 'not done'}`,
  shows: ({ params, body: { completed } }, at) => changed(params.reminderId, { completed }, at),
});

export const deleteReminder = /* @__PURE__ */ queued(remindersEndpoints.deleteReminder, {
  ...rule,
  ...ofReminder,
  title: ({ params }, at) => `${titleOf(params.reminderId, at)}, taken away`,
  shows: ({ params }, at) => lists(at).map((on) => ({ on, where: { id: params.reminderId }, gone: true })),
});
