import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../buttons/button';
import { handsFocusOn } from '../keep-focus';
import { EmptyState } from './empty-state';
import { useOnline } from './use-online';

export interface LoadFailureProps {
  /** What failed, and whether anything was lost: only if true. */
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  /** Of its heading. */
  level?: 2 | 3;
  className?: string;
}

/** "We lost the thread", with a way back; without a network it says so, and tries again once there is one. */
export function LoadFailure({ children, onRetry, retrying, level, className }: LoadFailureProps) {
  const isOnline = useOnline();
  useOnReturn(isOnline, onRetry);
  return (
    <EmptyState
      role="alert"
      level={level}
      className={className}
      art="thread"
      title={isOnline ? 'We lost the thread' : 'You are offline'}
      action={
        <Button
          ref={handsFocusOn}
          variant="soft"
          icon={<RefreshCw aria-hidden="true" />}
          busy={retrying}
          onClick={onRetry}
        >
          Try again
        </Button>
      }
    >
      {isOnline
        ? (children ?? 'This didn’t load. Check your connection, then try again.')
        : 'This opens as soon as there is a connection.'}
    </EmptyState>
  );
}

/** Once more, when the network is back. */
function useOnReturn(isOnline: boolean, onReturn: () => void): void {
  const latest = useRef(onReturn);
  latest.current = onReturn;
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) latest.current();
    wasOnline.current = isOnline;
  }, [isOnline]);
}
