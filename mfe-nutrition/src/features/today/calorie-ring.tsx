import type { User } from '@nestwell/contracts/account';
import { calorieBalance, comparableGoal } from '@nestwell/domain/energy';
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
  return <Figures eaten={eaten ?? 0} user={user} />;
}

/** The ring and its words, no higher than the room that is kept for them. */
function Waiting() {
  return (
    <Skeleton label="Loading today’s calories" className={css.waiting}>
      <Bone shape="egg" width="8.5rem" height="8.5rem" />
    </Skeleton>
  );
}

function Figures({ eaten, user }: { eaten: number; user: User }) {
  const goal = comparableGoal(user);
  const percentage = goal === null ? 0 : (eaten / goal) * 100;
  const long = eaten >= 10_000 || (goal ?? 0) >= 10_000;
  return (
    <div className={css.calories}>
      <ProgressRing
        percentage={percentage}
        size={136}
        colour="calories"
        label="Calories"
        {...(goal === null && { value: inFigures(eaten), caption: 'kcal' })}
        sentence={`Calories: ${inWords(eaten, goal)}`}
      />
      <p className={css.eaten} data-long={long || undefined}>
        <Balance eaten={eaten} user={user} />
        <span className={css.label}>
          {inFigures(eaten)} eaten{goal !== null && ` of ${inFigures(goal)}`}
        </span>
      </p>
    </div>
  );
}

const balanceWords = {
  left: 'kcal left',
  over: 'kcal above goal',
  trimester: 'kcal of what your trimester adds',
} as const;

/** Nothing is left of a goal that is too low to live on. */
function Balance({ eaten, user }: { eaten: number; user: User }) {
  const { is, amount } = calorieBalance(eaten, user);
  if (is === 'none') return <b>Your body needs more than this goal.</b>;
  return (
    <span>
      <b className={css.number}>{inFigures(amount)}</b> <b>{balanceWords[is]}</b>
    </span>
  );
}

const inWords = (eaten: number, goal: number | null) =>
  goal === null
    ? `${inFigures(eaten)} kilocalories eaten today`
    : `${inFigures(eaten)} of ${inFigures(goal)} kilocalories eaten today, ${Math.round((eaten / goal) * 100)} percent of your daily goal`;

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
