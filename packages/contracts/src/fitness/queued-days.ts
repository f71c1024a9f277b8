import { deviceDate } from '@nestwell/domain/device-time';
import { hers, queued, type Circumstances, type ShownChange } from '../kernel';
import type { CheckInRequest } from './mental.schemas';
import type { TrackDayRequest } from './tracking.schemas';
import * as mentalEndpoints from './mental.endpoints';
import * as trackingEndpoints from './tracking.endpoints';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A moment stands for its day, in the zone that the server will place it by. */
const dayOf = (date: string | undefined, { today }: Circumstances) =>
  date === undefined || date.length === DAY_LENGTH ? (date ?? today) : deviceDate(new Date(date));

const nothingTracked = {
  waterIntake: null,
  sleepHours: null,
  mood: null,
  energyLevel: null,
  weight: null,
  postpartumBlues: null,
};

const nothingAnswered = {
  anxietyLevel: null,
  hairLoss: null,
  brainFog: null,
  bodyImage: null,
  postpartumBlues: null,
  notes: null,
};

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Fields become what she wrote last; cups are added, so that no device loses one. */
function shownDay(request: TrackDayRequest, at: Circumstances): ShownChange[] {
  const { date: written, add, energy, ...measures } = request;
  const date = dayOf(written, at);
  const set = given({ ...measures, ...(energy !== undefined && { energyLevel: energy }) });
  const otherwise = { id: at.id, userId: at.userId, date, ...nothingTracked };
  const cups = add && { waterIntake: Number(add.waterIntake) };
  const reads = [hers(at, 'tracking'), ...(date === at.today ? [hers(at, 'tracking/today')] : [])];
  return reads.map((on) => ({ on, where: { date }, set, otherwise, ...(cups && { add: cups }) }));
}

function shownCheckIn(request: CheckInRequest, at: Circumstances): ShownChange[] {
  const date = dayOf(request.date, at);
  const { date: _, ...answers } = request;
  const otherwise = { id: at.id, date, ...nothingAnswered };
  return [{ on: hers(at, 'tracking/mental'), where: { date }, set: given(answers), otherwise }];
}

function titleOfDay({ add, ...values }: TrackDayRequest): string {
  const cups = Number(add?.waterIntake ?? 0);
  if (cups < 0) return 'One cup less';
  if (cups > 0) return cups === 1 ? 'One cup of water' : `${cups} cups of water`;
  const names = { mood: 'Mood', sleepHours: 'Sleep', waterIntake: 'Water', weight: 'Weight' } as const;
  const touched = Object.entries(names).filter(([field]) => field in values);
  const energy = 'energy' in values || 'energyLevel' in values ? ['Energy'] : [];
  return [...touched.map(([, name]) => name), ...energy].join(', ') || 'Your day';
}

const rule = { noun: 'Day', open: '/tracking-history' } as const;

export const logTracking = /* @__PURE__ */ queued(trackingEndpoints.logTracking, {
  ...rule,
  title: ({ body }) => titleOfDay(body),
  shows: ({ body: { userId: _, ...day } }, at) => shownDay(day, at),
});

export const syncHealth = /* @__PURE__ */ queued(trackingEndpoints.syncHealth, {
  ...rule,
  title: ({ body }) => titleOfDay(body),
  shows: ({ body }, at) => shownDay(body, at),
});

export const deleteTrackingDay = /* @__PURE__ */ queued(trackingEndpoints.deleteTrackingDay, {
  ...rule,
  title: ({ params }) => `${params.date}, taken away`,
  shows: ({ params: { date } }, at) =>
    ['tracking', 'tracking/today', 'tracking/mental'].map((read) => ({
      on: hers(at, read),
      where: { date },
      gone: true,
    })),
});

export const saveCheckIn = /* @__PURE__ */ queued(mentalEndpoints.saveCheckIn, {
  noun: 'Check-in',
  open: '/wellness',
  title: () => 'Your check-in',
  shows: ({ body }, at) => shownCheckIn(body, at),
});
