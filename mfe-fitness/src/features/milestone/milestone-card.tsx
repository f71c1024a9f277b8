import { useUser, useDeviceDate } from '@nestwell/remote-kit';
import { Card, ProgressRing } from '@nestwell/ui';
import { milestoneMonth } from './lib/milestone-month';
import * as css from './milestone-card.module.css';

/** The share is a static figure, not a measure of her or of the baby: the words must be true on any day of the month, and before birth there are none. */
const SHARE = 85;

export function MilestoneCard() {
  const today = useDeviceDate();
  const { user } = useUser();
  const month = user && milestoneMonth(user, today);
  if (month === null) return null;
  return (
    <Card variant="field" shell="moss" className={css.card} aria-labelledby="milestone-title">
      <ProgressRing percentage={SHARE} size={72} colour="moss" label={`Month ${month}`} />
      <div>
        <h2 id="milestone-title" className={css.title}>{`Month ${month} Milestone`}</h2>
        {!user?.isPregnant && <p className={css.words}>One month at a time.</p>}
      </div>
    </Card>
  );
}
