import type { LocalDate } from '@nestwell/domain/calendar-days';
import { useMember, useQueryClient, useToast } from '@nestwell/remote-kit';
import { useState } from 'react';
import { mealsOfDay } from '../../../../lib/meals/meals.queries';
import type { PrintedDay } from './paper-diary';

/** What she ate on each of some days; what was read lately is not asked for again. */
export function usePaper() {
  const { id } = useMember();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const [busy, setBusy] = useState(false);
  const daysOf = (dates: readonly LocalDate[]): Promise<PrintedDay[]> =>
    Promise.all(
      dates.map(async (date) => ({ date, meals: await queryClient.fetchQuery(mealsOfDay(id, date)) })),
    );
  async function load(dates: readonly LocalDate[]) {
    setBusy(true);
    try {
      return await daysOf(dates);
    } catch {
      toast({
        title: 'Not printed',
        description: 'Some days did not load. Please try again.',
        tone: 'alert',
      });
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { load, busy };
}
