import type { Reminder } from '@nestwell/contracts/calendar';
import { addDays, fullDay, type LocalDate } from '@nestwell/domain/calendar-days';
import {
  deviceClock,
  deviceDate,
  deviceHour,
  deviceMinute,
  deviceMoment,
} from '@nestwell/domain/device-time';

/** A place in the week: a day, and minutes since its midnight on her clock. */
export interface Target {
  day: LocalDate;
  minutes: number;
}

/** Minutes from one place to the next. */
const STEP = 15;
const LAST = 24 * 60 - STEP;
/** Pixels of an hour. */
export const HOUR = 48.5;

export function placeOf({ dueDateTime }: Pick<Reminder, 'dueDateTime'>): Target {
  const due = new Date(dueDateTime);
  return { day: deviceDate(due), minutes: deviceHour(due) * 60 + deviceMinute(due) };
}

export const momentOf = ({ day, minutes }: Target): Date =>
  deviceMoment(day, Math.floor(minutes / 60), minutes % 60);

export const clockOf = (target: Target): string => deviceClock(momentOf(target));
export const inWords = (target: Target): string => `${fullDay(target.day)}, ${clockOf(target)}`;
export const isSame = (one: Target, other: Target) => one.day === other.day && one.minutes === other.minutes;
export const topOf = ({ minutes }: Pick<Target, 'minutes'>): number => (minutes / 60) * HOUR;

const atStep = (minutes: number) => Math.min(LAST, Math.max(0, Math.round(minutes / STEP) * STEP));

/** One step of an arrow key; a place beyond the week is not reached. */
export function steppedBy(key: string, { day, minutes }: Target, week: readonly LocalDate[]): Target {
  const days = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const steps = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const moved = addDays(day, days);
  return {
    day: week.includes(moved) ? moved : day,
    minutes: steps === 0 ? minutes : atStep(minutes + steps * STEP),
  };
}

/** The place below a point of the seven columns, `lift` above which the block was taken; none outside of them. */
export function targetAt(
  point: { x: number; y: number },
  columns: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  week: readonly LocalDate[],
  lift: number,
): Target | null {
  const day = week[Math.floor(((point.x - columns.left) / columns.width) * week.length)];
  const y = point.y - columns.top;
  if (day === undefined || y < 0 || y > columns.height) return null;
  return { day, minutes: atStep(((y - lift) / HOUR) * 60) };
}
