import { GoalQuestions } from '@nestwell/remote-kit';
import { LoadFailure, Skeleton } from '@nestwell/ui';
import { useToday } from '../../lib/tracking.queries';
import { FiguresCard } from './figures-card';
import * as css from './progress-page.module.css';
import { RingsCard } from './rings-card';
import { MoodEnergyCard } from './mood-energy-card';
import { SoftNotes } from './soft-notes';

export function TodayPanel() {
  const today = useToday();
  if (today.isPending) return <Skeleton label="Loading your day" rows={5} className={css.waiting} />;
  if (today.isLoadingError) {
    return <LoadFailure retrying={today.isFetching} onRetry={() => void today.refetch()} />;
  }
  return (
    <div className={css.today}>
      <GoalQuestions />
      <SoftNotes />
      <RingsCard entry={today.data} />
      <FiguresCard entry={today.data} />
      <MoodEnergyCard entry={today.data} />
    </div>
  );
}
