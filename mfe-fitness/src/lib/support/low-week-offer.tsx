import { SupportOffer, useDeviceDate } from '@nestwell/remote-kit';
import { useRecentDays } from '../tracking.queries';
import { isLowestMood, isLowWeek } from '@nestwell/contracts/fitness';

/**
 * Beside a mood just chosen or kept for today: support, where it makes the third day of the lowest in a week. Other
 * moods ask the server nothing.
 */
export function LowWeekOffer({ mood }: { mood: number | null | undefined }) {
  const today = useDeviceDate();
  const lowest = isLowestMood(mood);
  const days = useRecentDays({ enabled: lowest });
  if (!lowest || !isLowWeek(days.data ?? [], today, mood)) return null;
  return <SupportOffer />;
}
