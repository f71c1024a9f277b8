import type { ActivityLevel, User } from '@nestwell/contracts/account';
import { weekInWords } from '@nestwell/domain/ages';
import { shortMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { dailyGoal } from '@nestwell/domain/energy';
import { pluralWeightUnit, shownWeight } from '@nestwell/domain/units';
import { inFigures } from '@nestwell/domain/reading';
import { monthsWords, stageWords } from '../../lib/stage-words';

const activityWords = {
  sedentary: 'Sedentary',
  light: 'Light',
  moderate: 'Moderate',
  active: 'Active',
} as const satisfies Record<ActivityLevel, string>;

const UNKNOWN = '–';

/** Name and value of each line of the profile, in order. */
export function profileRows(user: User): readonly (readonly [name: string, value: string])[] {
  const activity = ['Activity level', activityWords[user.activityLevel]] as const;
  const since = ['Member since', memberSince(user.createdAt)] as const;
  // No stage, figure or goal where she wants to hear nothing of them.
  if (user.pregnancyPaused) return [['Name', user.name], ['E-mail', user.email], activity, since];
  return [
    ['Name', user.name],
    ['E-mail', user.email],
    ['Status', user.isPregnant ? 'Pregnant' : 'Postpartum'],
    ...stageRows(user),
    ...(user.hidesFigures ? [] : [calorieRow(user)]),
    activity,
    ...(user.hidesFigures ? [] : weightRows(user)),
    ['Height', user.height === null ? UNKNOWN : `${user.height} cm`],
    since,
  ];
}

const calorieRow = (user: User) => ['Daily calorie goal', `${inFigures(dailyGoal(user))} kcal`] as const;

const weightRows = (user: User) =>
  [
    ['Current weight', weight(user.currentWeight, user)],
    [
      user.isPregnant ? 'Weight goal, for after the birth' : 'Weight goal',
      weight(user.healthyWeightGoal, user),
    ],
  ] as const;

function stageRows(user: User): readonly (readonly [string, string])[] {
  if (user.isPregnant) {
    return [
      ['Pregnancy week', weekInWords(user, deviceDate(new Date())) ?? UNKNOWN],
      ['Stage', user.pregnancyStage === null ? UNKNOWN : stageWords[user.pregnancyStage]],
    ];
  }
  return [
    ['Since birth', user.monthsPostpartum === null ? UNKNOWN : monthsWords(user.monthsPostpartum)],
    ['Breastfeeding', user.isBreastfeeding ? 'Yes' : 'No'],
  ];
}

function weight(pounds: number | null, { units }: User): string {
  if (pounds === null) return UNKNOWN;
  return `${shownWeight(pounds, units)} ${pluralWeightUnit[units]}`;
}

/** "Nov 2026"; "Aug 2025" for a member whose beginning is not known. */
export function memberSince(createdAt: string): string {
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) return 'Aug 2025';
  return shortMonthAndYear(deviceDate(date));
}
