import { lowestWeightGoal } from '@nestwell/domain/energy';
import { shownWeight, weightText, weightUnit } from '@nestwell/domain/units';
import { useMember } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Card, linkClass } from '@nestwell/ui';
import { lastWeightOf, useRecentDays } from '../../lib/tracking.queries';
import * as css from './progress-page.module.css';

/** Where she is and what she has in mind: no deadline, no praise, and no word of a goal below a healthy weight. */
export function WeightGoalCard() {
  const { currentWeight, healthyWeightGoal, height, units, state } = useMember();
  const isAfterBirth = state === 'postpartum';
  const { data } = useRecentDays();
  const now = lastWeightOf(data ?? []) ?? currentWeight;
  const isKept = healthyWeightGoal !== null && healthyWeightGoal >= lowestWeightGoal(height);
  if (now === null || !isKept || !isAfterBirth) return <NoGoal />;
  const left = shownWeight(Math.max(0, now - healthyWeightGoal), units);
  return (
    <Card variant="field" shell="moss" className={css.weightGoal} aria-labelledby="weight-goal">
      <div>
        <h2 id="weight-goal" className={css.cardTitle}>
          Weight goal
        </h2>
        <p className={css.goalWords}>
          {left > 0
            ? `${weightText(now, units)} now, ${weightText(healthyWeightGoal, units)} in mind. There is no deadline.`
            : `${weightText(now, units)} now. There is no deadline.`}
        </p>
      </div>
      {left > 0 && (
        <span className={css.left}>
          {left} <small>{weightUnit[units]}</small>
        </span>
      )}
    </Card>
  );
}

function NoGoal() {
  return (
    <Card variant="flat" aria-labelledby="weight-goal">
      <h2 id="weight-goal" className={css.cardTitle}>
        Weight goal
      </h2>
      <p className={css.goalWords}>Only if you want one. You can set your weight and a goal any time.</p>
      <Link to="/settings" className={linkClass}>
        Open settings
      </Link>
    </Card>
  );
}
