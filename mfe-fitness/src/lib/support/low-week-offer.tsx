import { deviceDate } from '@nestwell/domain/device-time';
import { SupportOffer } from '@nestwell/remote-kit';
import { useRecentDays } from '../tracking.queries';
import { isLowestMood, isLowWeek } from '@nestwell/contracts/fitness';

/**
 * Beside a mood just chosen or kept for today: support, where it makes the third day of the lowest in a week. Other
 * moods ask the server nothing.
 */
export function LowWeekOffer({ mood }: { mood: number | null | undefined }) {
  const lowest = isLowestMood(mood);
  const days = useRecentDays({ enabled: lowest });
  if (!lowest || !isLowWeek(days.data ?? [], deviceDate(new Date()), mood)) return null;
  return <SupportOffer />;
}
