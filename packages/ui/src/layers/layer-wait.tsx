import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Spinner } from '../buttons/spinner';
import { useBackCloses } from './back-closes';
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
  useClosing(failed, onClose);
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

/** Escape closes it, and Back where it stays, as they close the layer that it stands in for. */
function useClosing(failed: boolean, onClose?: () => void): void {
  useBackCloses(failed && onClose !== undefined, () => onClose?.());
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose?.();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
}

function Instead({ failed, onRetry, onClose, children }: LayerWaitProps) {
  const card = useRef<HTMLDivElement>(null);
  // Takes the keyboard once there is something to press, and gives it back to whatever opened the layer.
  useLayoutEffect(() => {
    if (!failed) return undefined;
    const before = document.activeElement;
    card.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [failed]);
  return (
    <div ref={card} tabIndex={-1} className="nw-card" role={failed ? 'alert' : 'status'}>
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
