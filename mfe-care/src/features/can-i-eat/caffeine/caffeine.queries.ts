import { nutrition, type LogMealRequest, type Meal } from '@nestwell/contracts/nutrition';
import { deviceDate } from '@nestwell/domain/device-time';
import { largestPage } from '@nestwell/domain/limits';
import {
  readOf,
  useCall,
  useMember,
  useQuery,
  useQueryClient,
  useRegion,
  useDeviceDate,
} from '@nestwell/remote-kit';
import { caffeineTally, foodStageOf, type CaffeineTally } from '@nestwell/safety/foods';

interface CaffeineToday {
  /** Nothing while her meals are not there, and for whom no amount is advised. */
  tally: CaffeineTally<Meal> | undefined;
  /** Whether one is advised to her. */
  isCounted: boolean;
  error: Error | null;
  isPending: boolean;
  retry: () => void;
}

/** What the member logged today, as the diary reads it. */
export function mealsTodayOf(userId: string, today = deviceDate(new Date())) {
  const query = { startDate: today, endDate: today, limit: largestPage };
  return readOf(nutrition.listMeals, { params: { userId }, query });
}

/** The caffeine of what she logged today: her diary of the day, read as the diary reads it. */
export function useCaffeineToday(): CaffeineToday {
  const her = useMember();
  const stage = foodStageOf(her);
  const country = useRegion().region?.country;
  const today = useDeviceDate();
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...mealsTodayOf(her.id, today),
    enabled: stage !== null,
  });
  return {
    tally: stage && data ? caffeineTally(data, stage, country) : undefined,
    isCounted: stage !== null,
    error: isLoadingError ? error : null,
    isPending,
    retry: () => void refetch(),
  };
}

/** Logs a drink as a meal of hers; it answers how to take that back. */
export function useLogDrink() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const keys = [nutrition.listMeals, nutrition.mealsOfWeek, nutrition.listDiaryDays].map(
    (read) => readOf(read, { params: { userId } }).queryKey,
  );
  const onSuccess = () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const log = useCall(nutrition.logMealOfUser, { onSuccess });
  const remove = useCall(nutrition.deleteMeal, { onSuccess });
  return {
    isLogging: log.isPending,
    log: async (body: LogMealRequest) => {
      const { id } = await log.mutateAsync({ params: { userId }, body });
      return () => remove.mutateAsync({ params: { mealId: id } });
    },
  };
}
