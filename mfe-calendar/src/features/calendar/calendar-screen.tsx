import { useSearchParams } from '@nestwell/remote-kit/router';
import { CalendarPage } from './calendar-page';
import { MedicationPage } from './medication/medication-page';

/** The whole calendar, or its part that is there without a plan. */
export function CalendarScreen() {
  const [params] = useSearchParams();
  return params.get('show') === 'medication' ? <MedicationPage /> : <CalendarPage />;
}
