import { Button } from '../buttons/button';
import { Spinner } from '../buttons/spinner';

export interface LayerWaitProps {
  failed: boolean;
  onRetry: () => void;
  onClose?: () => void;
}

/** Stands in while a dialog's code is on its way: the click is answered at once, also when nothing arrives. */
export function LayerWait({ failed, onRetry, onClose }: LayerWaitProps) {
  return (
    <>
      <div className="nw-scrim" aria-hidden="true" onClick={onClose} />
      <div className="nw-layerwait">
        {failed ? (
          <div className="nw-card" role="alert">
            <h2>We lost the thread</h2>
            <p>This didn’t open. Check your connection, then try again.</p>
            <div className="nw-row" style={{ gap: 'var(--nw-3)' }}>
              {onClose && (
                <Button variant="line" onClick={onClose}>
                  Close
                </Button>
              )}
              <Button variant="soft" onClick={onRetry}>
                Try again
              </Button>
            </div>
          </div>
        ) : (
          <Spinner label="Opening" large />
        )}
      </div>
    </>
  );
}
