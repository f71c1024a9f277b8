import { billing } from '@nestwell/contracts/billing';
import { readOf } from '@nestwell/remote-kit';
import { storedUserId } from '@nestwell/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';

/** Asks for the subscription again at once: after a purchase, a cancellation, a trial. */
export function recheckAccess(queryClient: QueryClient): void {
  const userId = storedUserId();
  if (!userId) return;
  const { queryKey } = readOf(billing.subscriptionStatus, { params: { userId } });
  void queryClient.invalidateQueries({ queryKey });
}
