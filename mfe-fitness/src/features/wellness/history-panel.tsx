import { fitness, type CheckIn } from '@nestwell/contracts/fitness';
import { fullDay, nearDay } from '@nestwell/domain/calendar-days';
import { WaitingMark, useDeviceDate } from '@nestwell/remote-kit';
import { Badge, Card, CircleDot, EmptyState, LoadFailure, Skeleton } from '@nestwell/ui';
import { answerOf } from '../../lib/levels';
import { questions } from './lib/check-in-values';
import * as css from './wellness-page.module.css';
import { useCheckIns } from './wellness.queries';

/** The last 30 days, newest first, in a list that scrolls by itself. */
export function HistoryPanel() {
  const checkIns = useCheckIns();
  if (checkIns.isPending) return <Skeleton label="Loading your check-ins" rows={5} />;
  if (checkIns.isLoadingError) {
    return <LoadFailure retrying={checkIns.isFetching} onRetry={() => void checkIns.refetch()} />;
  }
  if (checkIns.data.length === 0) {
    return (
      <EmptyState level={2} art="moon" title="Nothing noted yet">
        Your first check-in takes a minute. It stays in your account.
      </EmptyState>
    );
  }
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className={css.history} tabIndex={0} role="region" aria-label="History">
      <ul role="list" className={css.days} aria-label="Check-ins of the last 30 days">
        {checkIns.data.map((checkIn) => (
          <Day key={checkIn.id} checkIn={checkIn} />
        ))}
      </ul>
    </div>
  );
}

function Day({ checkIn }: { checkIn: CheckIn }) {
  const today = useDeviceDate();
  const { date, postpartumBlues, notes } = checkIn;
  const near = nearDay(date, today);
  return (
    <li>
      <Card className={css.day} aria-label={fullDay(date)}>
        <div className={css.dayHead}>
          <h2 className={css.resourceTitle}>{near ?? fullDay(date)}</h2>
          {near && <span className={css.soft}>{fullDay(date)}</span>}
        </div>
        <dl className={css.answers}>
          {questions.map(({ field, label, words }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{answerOf(words, checkIn[field])}</dd>
            </div>
          ))}
        </dl>
        {postpartumBlues === true && (
          <Badge tone="heather" icon={<CircleDot aria-hidden="true" />}>
            Low day noted
          </Badge>
        )}
        {notes && <p className={css.notes}>{notes}</p>}
        <WaitingMark read={fitness.listCheckIns} row={date} />
      </Card>
    </li>
  );
}
