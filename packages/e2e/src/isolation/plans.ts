import type { Account } from './account';
import { idIn, post, write } from './write';

/** Ends her plan, or her trial, and buys a month. */
export async function cancelAndBuy(member: Account): Promise<void> {
  const plan = `/api/users/${member.id}/subscription`;
  await write(member, post(`${plan}/cancel`, {}));
  await buy(member);
}

export async function buy(member: Account): Promise<void> {
  const order = { amount: 9.95, currency: 'USD', intent: 'CAPTURE', plan: 'monthly' };
  const orderId = idIn(await write(member, post('/order', order)));
  if (orderId === undefined) return;
  await write(member, post(`/order/${orderId}/test-answer`, { behaviour: 'approve' }));
  await write(member, post(`/order/${orderId}/capture`, {}));
  const used = { subscriptionType: 'monthly', orderId };
  await write(member, post(`/api/users/${member.id}/subscription/upgrade`, used));
}
