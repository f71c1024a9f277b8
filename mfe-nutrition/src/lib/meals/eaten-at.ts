import type { MealType } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceHour, deviceMinute, deviceMoment } from '@nestwell/domain/device-time';
import { momentRefusal } from '@nestwell/domain/logs';

/** When a meal of a kind is taken to have been on a day that is over. */
const USUAL: Record<MealType, [hour: number, minute: number]> = {
  breakfast: [8, 0],
  lunch: [12, 30],
  snack: [16, 0],
  dinner: [18, 30],
};

/** The moment for a meal of that day: nothing of today, which is now. */
export function usualMoment(date: LocalDate | undefined, mealType: MealType, now: Date): string | undefined {
  if (date === undefined || date >= deviceDate(now)) return undefined;
  return deviceMoment(date, ...USUAL[mealType]).toISOString();
}

/** The same time on another day, but never one that is still to come. */
export function sameTimeOn(date: LocalDate, moment: string, now: Date): string {
  const then = new Date(moment);
  const copied = deviceMoment(date, deviceHour(then), deviceMinute(then));
  return (copied > now ? now : copied).toISOString();
}

/** What is wrong with the moment she chose, in words; undefined when it is fine or none is chosen. */
export function problemOfWhen(value: string, now: Date): string | undefined {
  if (value === '') return undefined;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return 'Choose a day and a time';
  const refusal = momentRefusal(moment, now);
  return refusal && { in_future: 'That is still to come', too_old: 'At most a year back' }[refusal];
}
