import type { Meal } from '@nestwell/contracts/nutrition';
import { type LocalDate, nearDay, relativeDay } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { useMember, useQueryClient, useToast } from '@nestwell/remote-kit';
import { mealsOfDay, requestOfMeal } from '../../../lib/meals/meals.queries';
import { sameTimeOn } from '../../../lib/meals/eaten-at';
import { namesOf, type DiaryChanges } from './use-diary-changes';

/** Meals eaten again on another day, at the same times; one tap takes them back. */
export function useCopies(date: LocalDate, { log }: DiaryChanges) {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const copyTo = (meals: readonly Meal[], to: LocalDate) => {
    if (meals.length === 0) return;
    const now = new Date();
    const copies = meals.map((meal) => ({
      ...requestOfMeal(meal),
      loggedAt: sameTimeOn(to, meal.loggedAt, now),
    }));
    const today = deviceDate(now);
    const day = nearDay(to, today)?.toLowerCase() ?? relativeDay(to, today);
    log(copies, { title: `Copied to ${day}`, description: namesOf(meals) });
  };
  const copyDay = async (from: LocalDate) => {
    const meals = await queryClient.fetchQuery(mealsOfDay(userId, from)).catch(() => undefined);
    if (meals === undefined) {
      return toast({
        title: 'Error',
        description: 'That day didn’t load. Please try again.',
        tone: 'alert',
      });
    }
    if (meals.length === 0)
      return toast({
        title: 'Nothing to copy',
        description: 'That day has no entries.',
      });
    copyTo(meals, date);
  };
  return {
    copyHere: (meals: readonly Meal[]) => copyTo(meals, date),
    copyTo,
    copyDay,
  };
}

export type Copies = ReturnType<typeof useCopies>;
