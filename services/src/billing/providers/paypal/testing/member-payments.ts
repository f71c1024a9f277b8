import { billing } from '@nestwell/contracts/billing/server';
import { type Member } from '../../../../testing/member';

export const create = (member: Member) =>
  member.call(billing.createOrder, {
    body: { amount: 97, currency: 'USD', intent: 'CAPTURE', plan: 'annual' },
  });
export const capture = (member: Member, orderId: string) =>
  member.call(billing.captureOrder, { params: { orderId } });
export const upgrade = (member: Member, orderId: string) =>
  member.call(billing.upgradeSubscription, {
    params: { userId: member.id },
    body: { subscriptionType: 'annual', orderId },
  });
export const statusOf = async (member: Member) =>
  (await member.call(billing.subscriptionStatus, { params: { userId: member.id } })).body;
export const billingOf = async (member: Member) =>
  (await member.call(billing.readBilling, { params: { userId: member.id } })).body;
