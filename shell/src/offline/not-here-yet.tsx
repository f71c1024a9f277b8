import { useWindowEvent } from '@nestwell/remote-kit';
import { Button, EmptyState, RefreshCw } from '@nestwell/ui';
import { WhatWorks } from './what-works';

/** A page of which this device has nothing: what it needs, and what she can do meanwhile. */
export function NotHereYet({ onRetry }: { onRetry: () => void }) {
  useWindowEvent('online', onRetry);
  return (
    <>
      <EmptyState
        role="alert"
        level={2}
        art="cups"
        title="Not on this phone yet"
        action={
          <Button variant="soft" icon={<RefreshCw aria-hidden="true" />} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        This page needs a connection once. After that it opens offline too.
      </EmptyState>
      <WhatWorks />
    </>
  );
}
