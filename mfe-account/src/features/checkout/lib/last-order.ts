import { paidPlanIds, type PaidPlanId } from '@nestwell/contracts/billing';
import { forget, keep, kept } from '../../../lib/device-store';

const KEY = 'lastOrderId';

/** An order that was paid and not yet put to use. */
export interface LastOrder {
  orderId: string;
  userId: string;
  plan: PaidPlanId;
}

export const keepLastOrder = (order: LastOrder) => keep(KEY, JSON.stringify(order));

/** Hers. Somebody else's stays where it is, for its buyer. */
export function lastOrder(userId: string): LastOrder | null {
  const order = read();
  return order?.userId === userId ? order : null;
}

export const forgetLastOrder = () => forget(KEY);

function read(): LastOrder | null {
  try {
    const { orderId, userId, plan } = JSON.parse(kept(KEY) ?? '') as Partial<LastOrder>;
    const paid = paidPlanIds.find((id) => id === plan);
    const isWhole = paid && typeof orderId === 'string' && typeof userId === 'string';
    return isWhole ? { orderId, userId, plan: paid } : null;
  } catch {
    return null;
  }
}
