import { mealTypeLabels, type Meal, type MealType } from '@nestwell/contracts/nutrition';
import { addDays, type LocalDate, weekday } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { keyOfFood, knownMeal, type KnownFood } from './known-food';

/** A food of hers, with how often she had it at a kind of meal. */
export interface OftenFood extends KnownFood {
  atKind: number;
}

/** Her foods as they were the last time, the latest first. */
export function recentFoods(meals: readonly Meal[]): KnownFood[] {
  const seen = new Map<string, KnownFood>();
  for (const meal of newestFirst(meals)) {
    if (!seen.has(keyOfFood(meal.name))) seen.set(keyOfFood(meal.name), knownMeal(meal));
  }
  return [...seen.values()];
}

/** First what she has most at this kind of meal, then what she has most at any, then the latest. */
export function oftenFoods(meals: readonly Meal[], kind: MealType): OftenFood[] {
  const counted = (of: readonly Meal[]) => {
    const counts = new Map<string, number>();
    for (const { name } of of) counts.set(keyOfFood(name), (counts.get(keyOfFood(name)) ?? 0) + 1);
    return counts;
  };
  const atKind = counted(meals.filter(({ mealType }) => mealType === kind));
  const atAny = counted(meals);
  const count = (counts: Map<string, number>, { key }: KnownFood) => counts.get(key) ?? 0;
  return recentFoods(meals)
    .map((food) => ({ ...food, atKind: count(atKind, food) }))
    .sort((one, other) => other.atKind - one.atKind || count(atAny, other) - count(atAny, one));
}

/** A whole meal of an earlier day that is logged again in one tap. */
export interface Again {
  title: string;
  meals: Meal[];
}

const MOST = 3;

/** Yesterday's meal of this kind, then those of the same weekday before, then the latest that was something else. */
export function againAt(meals: readonly Meal[], kind: MealType, today: LocalDate): Again[] {
  const days = new Map<LocalDate, Meal[]>();
  for (const meal of newestFirst(meals).filter(({ mealType }) => mealType === kind)) {
    const date = deviceDate(new Date(meal.loggedAt));
    days.set(date, [...(days.get(date) ?? []), meal]);
  }
  days.delete(today);
  const word = mealTypeLabels[kind].toLowerCase();
  const yesterday = addDays(today, -1);
  const sameWeekday = [...days.keys()].find((date) => date !== yesterday && weekday(date) === weekday(today));
  const cards: Again[] = [];
  const offer = (title: string, date: LocalDate | undefined) => {
    const of = (date !== undefined && days.get(date)) || [];
    if (of.length > 0 && !cards.some((card) => isSame(card.meals, of)))
      cards.push({ title, meals: of.toReversed() });
  };
  offer(`Yesterday’s ${word}`, yesterday);
  offer(`Your ${weekday(today)}s`, sameWeekday);
  for (const date of days.keys()) if (cards.length < MOST) offer(`${weekday(date)}’s ${word}`, date);
  return cards.slice(0, MOST);
}

const isSame = (one: readonly Meal[], other: readonly Meal[]) =>
  namesIn(one).join('\n') === namesIn(other).join('\n');
const namesIn = (meals: readonly Meal[]) => meals.map(({ name }) => keyOfFood(name)).toSorted();

const newestFirst = (meals: readonly Meal[]) =>
  meals.toSorted((one, other) => other.loggedAt.localeCompare(one.loggedAt));
