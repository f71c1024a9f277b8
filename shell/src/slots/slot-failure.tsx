import { Button } from '@nestwell/ui';
import { useEffect, useState } from 'react';
import type { RemoteLoader } from '../remotes/remote-loader';
import * as css from './slots.module.css';
import { WhoAnswers } from './who-answers';

interface SlotFailureProps {
  /** Of what is missing. */
  loader: RemoteLoader;
  onRetry: () => void;
}

/** Six signs she can read out; the console says what they stand for. */
const traceId = () => Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0');

/** A part of the page that could not be loaded: quiet, in its own place, with a way back. */
export function SlotFailure({ loader, onRetry }: SlotFailureProps) {
  const what = `${loader.id}@${loader.currentVersion}`;
  const [trace] = useState(traceId);
  useEffect(() => console.warn(`[slot] ${trace}: ${what} could not be shown`), [trace, what]);
  return (
    <div role="group" aria-label="Part of this page could not be loaded" data-failed className={css.failure}>
      <p>
        This part didn’t load. <small className={css.trace}>{trace}</small> <WhoAnswers loader={loader} />
      </p>
      <Button variant="quiet" small onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
