import type { SubscriptionStatus } from '@nestwell/contracts/billing';
import type { PageEntry } from '@nestwell/contracts/delivery';
import { Navigate } from '@nestwell/remote-kit/router';
import type { ReactNode } from 'react';
import { usePathFor } from '../routing/page-for';
import { hasAccess, trialDaysToAnnounce } from './access';
import { TrialBanner } from './trial-banner';
import { TrialEnded } from './trial-ended';
import { useSubscription } from './use-subscription';

/** Sends somebody without a running trial or plan to where plans are bought; announces the last days of a trial. */
export function Gate({ page, children }: { page: PageEntry; children: ReactNode }) {
  const status = useSubscription(page);
  const plans = usePathFor('purchase');
  // Without a page that sells plans she is left where she is: what a plan is needed for is refused by the server.
  const mayStay = page.subscription === 'optional' || plans === undefined;
  if (status && !hasAccess(status) && !mayStay) return <Navigate to={plans} replace />;
  // The same frame whatever is known: the screen keeps its state and the focus when the answer arrives.
  return (
    <>
      {status && <Announcement status={status} page={page} plans={plans} />}
      {children}
    </>
  );
}

interface AnnouncementProps {
  status: SubscriptionStatus;
  page: PageEntry;
  plans: string | undefined;
}

function Announcement({ status, page, plans }: AnnouncementProps) {
  if (!hasAccess(status)) return page.purpose === 'purchase' && <TrialEnded status={status} page={page} />;
  const days = trialDaysToAnnounce(status);
  return days !== null && <TrialBanner days={days} plans={plans} />;
}
