import { Figures, useMember } from '@nestwell/remote-kit';
import { EmptyState } from '@nestwell/ui';
import { MilestonesCard } from './milestones-card';
import * as css from './progress-page.module.css';
import { WeightGain } from './weight-gain';
import { WeightGoalCard } from './weight-goal-card';

/** Milestones and the weight goal belong to the time after birth; before it there is nothing to lose or to reach. */
export function GoalsPanel() {
  const { isPregnant, pregnancyPaused, monthsPostpartum } = useMember();
  if (pregnancyPaused) {
    return (
      <EmptyState level={2} art="moon" title="Nothing to reach here">
        Take all the time you need. Your logs, wellness and support stay where they are.
      </EmptyState>
    );
  }
  if (isPregnant) {
    return (
      <div className={css.goals}>
        <EmptyState level={2} art="nest" title="Goals can wait">
          While you are growing a baby there is nothing here to lose or to reach. Milestones begin after
          birth.
        </EmptyState>
        <WeightGain />
      </div>
    );
  }
  return (
    <div className={css.goals}>
      {monthsPostpartum !== null && <MilestonesCard months={monthsPostpartum} />}
      <Figures>
        <WeightGoalCard />
      </Figures>
    </div>
  );
}
