import type { LogMealRequest, Meal, MealType } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { useMember } from '@nestwell/remote-kit';
import type { Opening } from '@nestwell/ui';
import { useLogMealOfUser } from '../../../lib/meals/meals.queries';
import { loggedToast, notLoggedToast } from '../../../lib/meals/nutrition-toasts';
import { LogMealSheet } from './log-meal-sheet';
import { useLogging } from './use-logging';

interface LogOnDiaryProps {
  opening: Opening;
  /** A day that is over, where it is not for now. */
  date?: LocalDate;
  mealType?: MealType;
  /** What she wrote before, and could not be kept. */
  written?: readonly Meal[];
}

/** Log Your Meal with the words of the Nutrition screens, for any day and kind. */
export function LogOnDiary({ opening, date, mealType, written }: LogOnDiaryProps) {
  const { id: userId } = useMember();
  const { mutateAsync, isPending } = useLogMealOfUser();
  const logging = useLogging({
    opening,
    one: {
      mutateAsync: (body: LogMealRequest) => mutateAsync({ params: { userId }, body }),
      isPending,
    },
    logged: loggedToast,
    notLogged: notLoggedToast,
  });
  return (
    <LogMealSheet
      opening={opening}
      onLog={logging.log}
      saving={logging.saving}
      date={date}
      mealType={mealType}
      written={written}
    />
  );
}
