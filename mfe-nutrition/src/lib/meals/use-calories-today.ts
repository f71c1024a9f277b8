import { deviceDate } from '@nestwell/domain/device-time';
import { pageSize } from '@nestwell/domain/limits';
import { useMember, useQuery, useDeviceDate } from '@nestwell/remote-kit';
import { caloriesOn } from './eaten';
import { mealsOfWeek, useMeals } from './meals.queries';

/** Kilocalories she ate today, with the state of the meals they are summed from. */
export function useCaloriesToday() {
  const today = useDeviceDate();
  const { data, isPending, isLoadingError, refetch } = useMeals();
  // A full answer that does not reach back to yesterday may lack some of today's meals; the week's has them.
  const oldest = data && data[pageSize - 1];
  const cut = oldest !== undefined && deviceDate(new Date(oldest.loggedAt)) === today;
  const week = useQuery({ ...mealsOfWeek(useMember().id), enabled: cut });
  const eaten = data && caloriesOn(today, (cut && week.data) || data);
  return { eaten, isPending, isLoadingError, refetch };
}
