import type { CreateUserRequest, UpdateUserRequest } from '@nestwell/contracts/account/server';
import type { CreateReminderRequest } from '@nestwell/contracts/calendar/server';
import type { CreateMealPlanRequest, MealType } from '@nestwell/contracts/nutrition/server';
import type { DemoCare } from './care';
import type { Dish } from './foods/food';
import type { Year } from './year';

export type PlannedReminder = Omit<CreateReminderRequest, 'userId'>;
export type Plan = Omit<CreateMealPlanRequest, 'userId'>;
export type Menu = Record<MealType, readonly [Dish, ...Dish[]]>;

/** How her days were in a week of the year. Mood and energy from 0 to 4, sleep in hours, water in cups, weight in pounds. */
export interface Rhythm {
  /** The share of days and meals she wrote down. */
  kept: number;
  mood: number;
  energy: number;
  sleep: number;
  water: number;
  weight: number | null;
  /** Names of exercises in the catalogue, taken in turn; none: she did not move on purpose. */
  moves: readonly string[];
}

export interface DemoMother {
  email: string;
  /** What the console and the README say of her. */
  about: string;
  seed: number;
  profile: (year: Year) => Omit<CreateUserRequest, 'email'>;
  /** What she changed in her profile, by how many weeks ago. */
  turns: (year: Year) => ReadonlyMap<number, UpdateUserRequest>;
  rhythm: (weeksAgo: number) => Rhythm;
  menu: Menu;
  reminders: (year: Year) => readonly PlannedReminder[];
  plan: (year: Year) => Plan;
  care?: DemoCare;
}
