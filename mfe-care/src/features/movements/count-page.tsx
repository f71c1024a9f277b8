import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { countsOf, type MovementCount } from '@nestwell/domain/labour';
import { useMember } from '@nestwell/remote-kit';
import { Navigate, useSearchParams } from '@nestwell/remote-kit/router';
import { LoadFailure, Skeleton } from '@nestwell/ui';
import { useState } from 'react';
import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { knowsThem } from './knows-them';
import { SavedCount } from './saved-count';
import { useCountRule, useMovements } from './use-movements';

const back = { to: '/care/movements', label: 'Movements' };

export function CountPage() {
  return (
    <OnlyFor whom={knowsThem}>
      <Count />
    </OnlyFor>
  );
}

/** The count with a movement, or the last one. One that is there no more, or goes on, leads back to what is. */
function Count() {
  const { id: userId } = useMember();
  const { target } = useCountRule();
  const [search] = useSearchParams();
  const { log, movements, starts } = useMovements(userId);
  const asked = search.get('with');
  const counts = target === null ? [] : countsOf(movements, target, starts).filter(({ count }) => count > 0);
  const shown = asked ? counts.find((count) => count.movements.some(({ id }) => id === asked)) : counts[0];
  const goesOn = useGoesOn(shown);
  if (log.data && (!shown || goesOn)) return <Navigate to={back.to} replace />;
  return (
    <CareScreen title="Saved" back={back}>
      {log.isPending && <Skeleton label="Loading what you noted" rows={3} />}
      {log.isLoadingError && <LoadFailure onRetry={() => void log.refetch()} />}
      {shown && target !== null && <SavedCount count={shown} target={target} />}
    </CareScreen>
  );
}

/** She finished it and took that back. */
function useGoesOn(shown: MovementCount<BabyNoteAnswer> | undefined): boolean {
  const isFinished = shown?.movements.some(({ endedAt }) => endedAt !== null);
  const [wasFinished, setWasFinished] = useState(false);
  if (isFinished && !wasFinished) setWasFinished(true);
  return wasFinished && isFinished === false;
}
