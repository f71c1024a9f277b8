import { Injectable } from '@nestjs/common';
import { NotificationService, UserMail, type NewNotification } from '../../account';
import { DAY } from '@nestwell/domain/moments';
import { plainReading } from '@nestwell/domain/reading';
import { UserDirectory } from '../../platform/session-user';
import { dayFor } from '../../platform/time/zoned';
import { dollars } from '../checkout/plans';
import { Prices } from '../checkout/prices';
import type { OrderEntity } from '../orders/order.entity';
import type { RenewalEntity } from './renewal.entity';

/** She was erased meanwhile. */
const NOBODY = { timezone: 'UTC', reading: plainReading };
const planName = { monthly: 'monthly', annual: 'annual' } as const;
const ACTION = '/settings';
/** After the period's end; the last try is on its seventh day. */
const TOLD_WITHIN = 14 * DAY;

/** What she is told about renewals: behind the bell, and by mail where it matters before money moves or access ends.
 * Call each inside the transaction of what it tells of. */
@Injectable()
export class RenewalMessages {
  constructor(
    private readonly notifications: NotificationService,
    private readonly mail: UserMail,
    private readonly directory: UserDirectory,
    private readonly prices: Prices,
  ) {}

  async beforeCharge({ userId, plan, country, region, dueAt }: RenewalEntity): Promise<void> {
    const { totalCents } = await this.prices.of(plan, { country, region });
    await this.tell(userId, dueAt, {
      type: 'personal',
      title: 'Your plan renews in three days',
      message: `Your ${planName[plan]} plan renews on ${await this.day(userId, dueAt)} for ${money(totalCents)}. You can cancel in Settings before then.`,
      once: `renewal-reminder:${dueAt.toISOString()}`,
    });
  }

  async charged(order: OrderEntity, periodEnd: Date): Promise<void> {
    await this.notifications.notify(order.userId, {
      type: 'personal',
      title: 'Your plan has renewed',
      message: `We charged ${money(order.totalCents)}. Your ${planName[order.plan]} plan now runs until ${await this.day(order.userId, periodEnd)}.`,
      actionUrl: ACTION,
      once: `renewal-charged:${order.id}`,
      changed: ['subscription', 'billing'],
    });
  }

  async declined({ userId, dueAt }: RenewalEntity, failures: number, next: Date): Promise<void> {
    await this.tell(userId, next, {
      type: 'personal',
      title: 'Your payment did not go through',
      message: `Nothing changes for now. We will try again on ${await this.day(userId, next)}. You can also choose a plan again with another payment method.`,
      priority: 'high',
      actionUrl: '/checkout',
      once: `renewal-declined:${dueAt.toISOString()}:${failures}`,
    });
  }

  async ended({ userId, plan, dueAt }: RenewalEntity): Promise<void> {
    await this.tell(userId, new Date(dueAt.getTime() + TOLD_WITHIN), {
      type: 'personal',
      title: 'Your plan has ended',
      message: `We could not renew your ${planName[plan]} plan. Everything you logged is kept; choose a plan to carry on.`,
      priority: 'high',
      actionUrl: '/checkout',
      once: `renewal-ended:${dueAt.toISOString()}`,
    });
  }

  private async tell(
    userId: string,
    usefulUntil: Date,
    words: NewNotification & { once: string },
  ): Promise<void> {
    const { once: cause, title: subject, message } = words;
    const text = (name: string) => `Hello ${name},\n\n${message}\n\nNestwell`;
    await this.notifications.notify(userId, {
      actionUrl: ACTION,
      changed: ['subscription', 'billing'],
      ...words,
    });
    await this.mail.send(userId, { cause, subject, text, usefulUntil });
  }

  private async day(userId: string, moment: Date): Promise<string> {
    return dayFor((await this.directory.find(userId)) ?? NOBODY, moment);
  }
}

const money = (cents: number) => `$${dollars(cents).toFixed(2)}`;
