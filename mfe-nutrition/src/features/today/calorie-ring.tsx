import type { User } from '@nestwell/contracts/account';
import { dailyGoal } from '@nestwell/domain/energy';
import { inFigures } from '@nestwell/domain/reading';
import { Figures as IfShown, useUser } from '@nestwell/remote-kit';
import { Bone, Button, ProgressRing, Skeleton, VisuallyHidden } from '@nestwell/ui';
import { useCaloriesToday } from '../../lib/meals/use-calories-today';
import * as css from './today.module.css';

/** What she ate today against her goal. */
export function CalorieRing() {
  const { user } = useUser();
  return (
    user && (
      <IfShown>
        <Calories user={user} />
      </IfShown>
    )
  );
}

function Calories({ user }: { user: User }) {
  const { eaten, isPending, isLoadingError, refetch } = useCaloriesToday();

  if (isPending) return <Waiting />;
  // A failed background refresh keeps the former figures.
  if (isLoadingError) return <Failure onRetry={() => void refetch()} />;
  return <Figures eaten={eaten ?? 0} goal={dailyGoal(user)} />;
}

/** The ring and its words, no higher than the room that is kept for them. */
function Waiting() {
  return (
    <Skeleton label="Loading today’s calories" className={css.waiting}>
      <Bone shape="egg" width="8.5rem" height="8.5rem" />
    </Skeleton>
  );
}

function Figures({ eaten, goal }: { eaten: number; goal: number }) {
  const left = goal - eaten;
  const percentage = goal > 0 ? (eaten / goal) * 100 : 0;
  const long = eaten >= 10_000 || goal >= 10_000;
  return (
    <div className={css.calories}>
      <ProgressRing
        percentage={percentage}
        size={136}
        colour="calories"
        label="Calories"
        sentence={`Calories: ${inWords(eaten, goal)}, ${Math.round(percentage)} percent of your daily goal`}
      />
      <p className={css.eaten} data-long={long || undefined}>
        <span>
          <b className={css.number}>{inFigures(Math.abs(left))}</b>{' '}
          <b>{left >= 0 ? 'kcal left' : 'kcal above goal'}</b>
        </span>
        <span className={css.label}>
          {inFigures(eaten)} eaten of {inFigures(goal)}
        </span>
      </p>
    </div>
  );
}

const inWords = (eaten: number, goal: number) =>
  `${inFigures(eaten)} of ${inFigures(goal)} kilocalories eaten today`;

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.failure} role="alert">
      <p>Today’s calories didn’t load.</p>
      <Button variant="soft" small onClick={onRetry}>
        Try again
        <VisuallyHidden> to load calories</VisuallyHidden>
      </Button>
    </div>
  );
}
