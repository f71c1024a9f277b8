import type { CreateReminderRequest } from '@nestwell/contracts/calendar';
import { pregnancyWeekOf, weeksOfMonths } from '@nestwell/domain/ages';
import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceMoment, deviceWeekday } from '@nestwell/domain/device-time';
import { namedDueDate } from '../../../lib/dates/dates-form';
import type { OnboardingForm } from './onboarding-form';
import type { Wish } from './wish';

export const VITAMIN_HOUR = 8;
const WATER_HOURS = [10, 14, 18] as const;
const CHECK_IN_HOUR = 19;
/** Folic acid is named up to this week of a pregnancy; after it, and after birth, the word is open. */
const FOLIC_ACID_UNTIL_WEEK = 12;
const WEEK = 7;

export function vitaminName({ status, dates, monthsPregnant }: OnboardingForm, today: LocalDate): string {
  if (status !== 'pregnant') return 'Vitamin';
  const named = namedDueDate(dates);
  if (named === null && monthsPregnant === null) return 'Vitamin';
  const week = named === null ? weeksOfMonths(monthsPregnant ?? 0) : pregnancyWeekOf(named, today);
  return week <= FOLIC_ACID_UNTIL_WEEK ? 'Folic acid' : 'Vitamin';
}

/** The reminders of her calendar that a wish becomes, from tomorrow on. A vitamin is a medicine and has none here. */
export function remindersOf(wish: Wish, userId: string, today: LocalDate): CreateReminderRequest[] {
  const base = { userId, type: 'personal', notificationMinutes: 0, priority: 'low' } as const;
  if (wish === 'water')
    return WATER_HOURS.map((hour) => ({
      ...base,
      title: 'Water',
      recurring: 'daily' as const,
      dueDateTime: deviceMoment(addDays(today, 1), hour).toISOString(),
    }));
  if (wish === 'check-in')
    return [
      {
        ...base,
        title: 'How I’m doing',
        recurring: 'weekly',
        dueDateTime: deviceMoment(nextSunday(today), CHECK_IN_HOUR).toISOString(),
      },
    ];
  return [];
}

/** After today. */
function nextSunday(today: LocalDate): LocalDate {
  const weekday = deviceWeekday(deviceMoment(today, 12));
  return addDays(today, WEEK - weekday);
}
