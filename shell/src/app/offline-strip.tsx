import { Button, CloudOff, later, useOnline } from '@nestwell/ui';
import { useEffect, useState } from 'react';
import { asOfWords, useAsOf } from '../offline/as-of';
import { useWaiting } from '../offline/waiting-context';
import * as css from './offline-strip.module.css';

/** Connections come and go in lifts and on trains: a short gap is not worth a word. */
const PATIENCE = 2000;

const WaitingSheet = later(async () => (await import('../offline/waiting-sheet')).WaitingSheet);

/** Says once that there is no connection, from when what she sees is, and what waits; leaves by itself. */
export function OfflineStrip() {
  const isOnline = useOnline();
  const asOf = useAsOf();
  const { box, waiting, lacksPlan } = useWaiting();
  const [isOpen, setOpen] = useState(false);
  const isNeeded = !isOnline || asOf !== undefined || waiting.length > 0;
  const isShown = useLonger(isNeeded);
  return (
    <>
      <div role="status" className={css.place}>
        {isShown && (
          <p className={css.strip}>
            <CloudOff aria-hidden="true" />
            <span>
              <b>{titleOf(isOnline, asOf)}</b>
              <small>
                {[
                  asOf && `${asOfWords(asOf)}.`,
                  box && (lacksPlan ? 'Until you have a plan.' : 'Logging works.'),
                ]
                  .filter(Boolean)
                  .join(' ')}
              </small>
            </span>
            {waiting.length > 0 && (
              <Button variant="line" small className={css.count} onClick={() => setOpen(true)}>
                {waiting.length} waiting
              </Button>
            )}
          </p>
        )}
      </div>
      {box && <WaitingSheet open={isOpen} onOpenChange={setOpen} {...{ box, waiting, lacksPlan }} />}
    </>
  );
}

function titleOf(isOnline: boolean, asOf: number | undefined): string {
  if (!isOnline) return 'You are offline';
  return asOf === undefined ? 'Waiting to be sent' : 'Nestwell is out of reach';
}

/** Whether it has been so for a while; the end of it counts at once. */
function useLonger(isSo: boolean): boolean {
  const [wasLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isSo]);
  return wasLong;
}
