import { type Meal, mealTypeLabels, type MealType } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { fitFor, fitWords, type Restricted } from '@nestwell/domain/food-fit';
import { inFigures } from '@nestwell/domain/reading';
import type { Offer } from '@nestwell/remote-kit';
import { contentOfMeals } from '../../../lib/foods/content-of';
import { keyOfFood } from '../../../lib/foods/known-food';
import { againAt } from '../../../lib/foods/often';
import type { Eaten } from './use-log-again';

interface Now {
  kind: MealType;
  today: LocalDate;
  showsFigures: boolean;
  member: Restricted;
}

/** So many of what she ate lately are found by their names. */
const MOST = 40;

/** First the whole meal that this kind of meal had before, then single foods for words that fit them. */
export function againOffers(
  meals: readonly Meal[],
  { kind, today, showsFigures, member }: Now,
  log: (eaten: Eaten) => void,
): Offer[] {
  const offer = (id: string, name: string, mealType: MealType, of: readonly Meal[]): Offer => {
    const energy = of.reduce((sum, { calories }) => sum + calories, 0);
    const figures = showsFigures ? `, ${inFigures(energy)} kcal` : '';
    return {
      id,
      name,
      icon: 'food',
      about: [`${mealTypeLabels[mealType]}${figures}`, ...fitWords(fitFor(member, contentOfMeals(of)))].join(
        ', ',
      ),
      act: () => log({ meals: of, mealType }),
    };
  };
  const usual = againAt(meals, kind, today)[0];
  const usualKey = usual?.meals.length === 1 ? usual.meals.map(({ name }) => keyOfFood(name))[0] : undefined;
  // They come newest first, and the oldest of a name is put in first.
  const lately = new Map(meals.toReversed().map((meal) => [keyOfFood(meal.name), meal]));
  return [
    ...(usual
      ? [offer('again', `${usual.meals.map(({ name }) => name).join(', ')} again`, kind, usual.meals)]
      : []),
    ...[...lately]
      .slice(-MOST)
      .filter(([key]) => key !== usualKey)
      .map(([key, meal]) => ({ ...offer(`again ${key}`, meal.name, kind, [meal]), onlyFound: true })),
  ];
}
