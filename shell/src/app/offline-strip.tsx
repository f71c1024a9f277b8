import { CloudOff, useOnline } from '@nestwell/ui';
import { useEffect, useState } from 'react';
import { asOfWords, useAsOf } from '../offline/as-of';
import * as css from './offline-strip.module.css';

/** Connections come and go in lifts and on trains: a short gap is not worth a word. */
const PATIENCE = 2000;

/** Says once that there is no connection, and from when what she sees is; leaves by itself. */
export function OfflineStrip() {
  const isOnline = useOnline();
  const asOf = useAsOf();
  const isOld = asOf !== undefined;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (isOnline && !isOld) return setShown(false);
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isOnline, isOld]);
  return (
    <div role="status" className={css.place}>
      {shown && (
        <p className={css.strip}>
          <CloudOff aria-hidden="true" />
          <span>
            <b>{isOnline ? 'Nestwell is out of reach' : 'You are offline'}</b>
            <small>{isOld ? `${asOfWords(asOf)}. ` : ''}What you see stays. Saving needs a connection.</small>
          </span>
        </p>
      )}
    </div>
  );
}
