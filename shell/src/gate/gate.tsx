import { Navigate, useLocation } from '@nestwell/remote-kit/router';
import type { ReactNode } from 'react';
import { samePath } from '../app/paths';
import { hasAccess, staysOpen, trialDaysToAnnounce } from './access';
import { TrialBanner } from './trial-banner';
import { TrialEnded } from './trial-ended';
import { useSubscription } from './use-subscription';

/** Sends somebody without a running trial or plan to the checkout; announces the last days of a trial. */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const status = useSubscription();
  if (!status) return children;
  if (!hasAccess(status)) {
    if (!staysOpen(pathname)) return <Navigate to="/checkout" replace />;
    return (
      <>
        {samePath(pathname, '/checkout') && <TrialEnded status={status} />}
        {children}
      </>
    );
  }
  const days = trialDaysToAnnounce(status);
  return (
    <>
      {days !== null && <TrialBanner days={days} />}
      {children}
    </>
  );
}
