import { billing, type PaidPlanId, type TestBehaviour } from '@nestwell/contracts/billing/server';
import { type Member } from '../../../testing/member';

export const monthly = { amount: '9.95', currency: 'USD', intent: 'CAPTURE' } as const;

export const order = (member: Member, body: Record<string, unknown> = monthly) =>
  member.send<{ id: string; status: string; field?: string }>('/order', { method: 'POST', json: body });
export const approve = (member: Member, orderId: string, behaviour: TestBehaviour = 'approve') =>
  member.call(billing.answerTestOrder, { params: { orderId }, body: { behaviour } });
export const capture = (member: Member, orderId: string) =>
  member.call(billing.captureOrder, { params: { orderId } });
export const upgrade = (member: Member, orderId: string, subscriptionType: PaidPlanId = 'monthly') =>
  member.call(billing.upgradeSubscription, {
    params: { userId: member.id },
    body: { subscriptionType, orderId },
  });
export const statusOf = async (member: Member) =>
  (await member.call(billing.subscriptionStatus, { params: { userId: member.id } })).body;

export async function paidOrder(member: Member, body?: Record<string, unknown>): Promise<string> {
  const { id } = (await order(member, body)).body;
  await approve(member, id);
  expect((await capture(member, id)).body).toMatchObject({ id, status: 'captured' });
  return id;
}
