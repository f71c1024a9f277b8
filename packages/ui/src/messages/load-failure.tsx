import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { handsFocusOn } from '../keep-focus';
import { EmptyState } from './empty-state';

export interface LoadFailureProps {
  /** What failed, and whether anything was lost: only if true. */
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  className?: string;
}

/** "We lost the thread", with a way back. */
export function LoadFailure({ children, onRetry, retrying, className }: LoadFailureProps) {
  return (
    <EmptyState
      role="alert"
      className={className}
      art="thread"
      title="We lost the thread"
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
      {children ?? 'This didn’t load. Check your connection, then try again.'}
    </EmptyState>
  );
}
