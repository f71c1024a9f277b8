import { milestoneWeeksOfMonths } from '@nestwell/domain/ages';
import { Card, ProgressBar, VisuallyHidden } from '@nestwell/ui';
import { LAST_WEEK, milestones, shareOf, type Milestone } from './lib/milestones';
import * as css from './progress-page.module.css';

export function MilestonesCard({ months }: { months: number }) {
  const week = milestoneWeeksOfMonths(months);
  return (
    <Card aria-labelledby="milestones" className={css.milestones}>
      <div className={css.trendHead}>
        <h2 id="milestones">{`Week ${week}`}</h2>
        <span className={css.note}>
          {week <= LAST_WEEK ? `of the first ${LAST_WEEK}` : `The first ${LAST_WEEK} are behind you`}
        </span>
      </div>
      <ProgressBar
        percentage={shareOf(week)}
        label="Postpartum weeks"
        valueText={`Week ${week}, ${shareOf(week)} percent of the first ${LAST_WEEK}`}
        className={css.bar}
      />
      <ol className={css.path}>
        {milestones.map((milestone) => (
          <Step key={milestone.week} {...milestone} reached={week >= milestone.week} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ week, words, reached }: Milestone & { reached: boolean }) {
  return (
    <li className={reached ? css.reached : css.ahead}>
      <span className={css.stepEgg}>{reached && <Tick />}</span>
      <span>
        <b>{`Week ${week}`}</b>
        <VisuallyHidden>{reached ? ', reached' : ', still to come'}</VisuallyHidden>
        <span className={css.stepWords}>{words}</span>
      </span>
    </li>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 13l4 4 8-9" />
    </svg>
  );
}
