import { CloudOff, useOnline } from '@nestwell/ui';
import { useEffect, useState } from 'react';
import * as css from './offline-strip.module.css';

/** Connections come and go in lifts and on trains: a short gap is not worth a word. */
const PATIENCE = 2000;

/** Says once that there is no connection, and leaves by itself. */
export function OfflineStrip() {
  const isOnline = useOnline();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (isOnline) return setShown(false);
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return (
    <div role="status" className={css.place}>
      {shown && (
        <p className={css.strip}>
          <CloudOff aria-hidden="true" />
          <span>
            <b>You are offline</b>
            <small>What you see stays. Saving needs a connection.</small>
          </span>
        </p>
      )}
    </div>
  );
}
