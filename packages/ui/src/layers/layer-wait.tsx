import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Spinner } from '../buttons/spinner';
import { HelpPill } from './layer-help';

export interface LayerWaitProps {
  failed: boolean;
  onRetry: () => void;
  onClose?: () => void;
  /** What must not wait for the layer. */
  children?: ReactNode;
}

/** Stands in while a dialog's code is on its way: the click is answered at once, also when nothing arrives. */
export function LayerWait(props: LayerWaitProps) {
  const { failed, onClose, children } = props;
  return (
    <>
      <div className="nw-scrim" aria-hidden="true" onClick={onClose} />
      <div className="nw-layerwait">
        {failed || children ? <Instead {...props} /> : <Spinner label="Opening" large />}
        <HelpPill />
      </div>
    </>
  );
}

function Instead({ failed, onRetry, onClose, children }: LayerWaitProps) {
  return (
    <div className="nw-card" role={failed ? 'alert' : 'status'}>
      {failed && <h2>We lost the thread</h2>}
      {children}
      {failed && <p>This didn’t open. Check your connection, then try again.</p>}
      <div className="nw-row" style={{ gap: 'var(--nw-3)' }}>
        {onClose && (
          <Button variant="line" onClick={onClose}>
            Close
          </Button>
        )}
        {failed && (
          <Button variant="soft" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
