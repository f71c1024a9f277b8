import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import type { PageEntry } from '@nestwell/contracts/delivery';
import { keyOf } from '@nestwell/contracts/kernel';
import { call, useQuery, useUser } from '@nestwell/remote-kit';
import { useLocation } from '@nestwell/remote-kit/router';
import { onRefusal } from '@nestwell/remote-kit/host';
import { useEffect, useRef } from 'react';
import { hasAccess, isGated } from './access';

const FIVE_MINUTES = 5 * 60_000;
/** Stands for her id while nobody is signed in: nothing is asked for under its key. */
const NOBODY = 'nobody';
const FRESH = { 'cache-control': 'no-cache', pragma: 'no-cache' };

/**
 * The subscription of the signed-in user: asked on load, on each route change, every five minutes and when a call
 * is refused for the lack of one. Undefined while unknown and for those the gate skips; a failed call changes nothing.
 */
export function useSubscription(page: PageEntry): SubscriptionStatus | undefined {
  const { user } = useUser();
  const { pathname } = useLocation();
  const gated = isGated(user, page);
  const userId = user?.id ?? NOBODY;
  const { data, refetch } = useQuery({
    queryKey: keyFor(userId),
    queryFn: ({ signal }) => freshStatus(userId, signal),
    enabled: gated,
    refetchInterval: FIVE_MINUTES,
    retry: false,
  });

  const asked = useRef(`${userId} ${pathname}`);
  useEffect(() => {
    const now = `${userId} ${pathname}`;
    if (gated && asked.current !== now) void refetch();
    asked.current = now;
  }, [gated, userId, pathname, refetch]);

  useEffect(
    () => onRefusal((refusal) => void (refusal === 'entitlement' && gated && refetch())),
    [gated, refetch],
  );
  return gated ? data : undefined;
}

/** Whether she can only be where no plan is needed, as far as the gate knows. */
export function useIsShutOut(page: PageEntry): boolean {
  const { user } = useUser();
  const queryKey = keyFor(user?.id ?? NOBODY);
  const { data } = useQuery<SubscriptionStatus>({ queryKey, enabled: false });
  return isGated(user, page) && data !== undefined && !hasAccess(data);
}

const keyFor = (userId: string) => keyOf(billing.subscriptionStatus, { params: { userId } });

async function freshStatus(userId: string, signal: AbortSignal): Promise<SubscriptionStatus> {
  try {
    return await call(billing.subscriptionStatus, { params: { userId } }, { signal, headers: FRESH });
  } catch (error) {
    console.warn('[gate] the subscription could not be asked for', error);
    throw error;
  }
}
