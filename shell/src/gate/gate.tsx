import type { SubscriptionStatus } from '@nestwell/contracts/account';
import { Navigate, useLocation } from '@nestwell/remote-kit/router';
import type { ReactNode } from 'react';
import { samePath } from '../routing/paths';
import { hasAccess, staysOpen, trialDaysToAnnounce } from './access';
import { TrialBanner } from './trial-banner';
import { TrialEnded } from './trial-ended';
import { useSubscription } from './use-subscription';

/** Sends somebody without a running trial or plan to the checkout; announces the last days of a trial. */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const status = useSubscription();
  if (status && !hasAccess(status) && !staysOpen(pathname)) return <Navigate to="/checkout" replace />;
  // The same frame whatever is known: the screen keeps its state and the focus when the answer arrives.
  return (
    <>
      {status && <Announcement status={status} pathname={pathname} />}
      {children}
    </>
  );
}

function Announcement({ status, pathname }: { status: SubscriptionStatus; pathname: string }) {
  if (!hasAccess(status)) return samePath(pathname, '/checkout') && <TrialEnded status={status} />;
  const days = trialDaysToAnnounce(status);
  return days !== null && <TrialBanner days={days} />;
}
