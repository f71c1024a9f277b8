import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { MINUTE } from '@nestwell/domain/moments';
import { aMember, type Member } from '../../../testing/member';
import { OrdersRepository } from '../../orders/orders.repository';
import { billingOf } from '../../providers/paypal/testing/member-payments';
import type { PaypalSite } from '../../webhooks/testing/paypal-site';
import { RenewalsService } from '../renewals.service';

/** A subscriber whose next charge is due, seen from her side, the ledger's and the provider's. */
export class DueRenewal {
  private constructor(
    private readonly site: PaypalSite,
    readonly member: Member,
  ) {}

  static async at(site: PaypalSite): Promise<DueRenewal> {
    site.reset();
    site.app.clock.set('2026-03-01T12:00:00.000Z');
    const due = new DueRenewal(site, await aMember(site.app));
    await due.subscribe();
    site.app.clock.set('2026-04-08T11:55:00.000Z');
    return due;
  }

  private async subscribe(): Promise<void> {
    const { id: userId } = this.member;
    const body = { amount: 9.95, currency: 'USD', intent: 'CAPTURE', plan: 'monthly' } as const;
    const orderId = (await this.member.call(billing.createOrder, { body })).body.id;
    this.site.paypal.approve(orderId);
    await this.member.call(billing.captureOrder, { params: { orderId } });
    const upgrade = { subscriptionType: 'monthly', orderId } as const;
    await this.member.call(billing.upgradeSubscription, { params: { userId }, body: upgrade });
  }

  charge() {
    return this.site.app.get(RenewalsService).chargeDue(this.site.app.clock.now());
  }

  /** The jobs of the hours after a fault, with nothing wrong any more. */
  async recover(hours = 2): Promise<void> {
    this.site.behave('well');
    // A slow provider does what it was asked after nobody waits for it any longer.
    this.site.paypal.recover();
    for (let quarter = 0; quarter < hours * 4; quarter += 1) {
      this.site.app.clock.advance(16 * MINUTE);
      await this.charge();
    }
  }

  inLedger() {
    return this.site.app.get(OrdersRepository).ofUser(this.member.id).find({ kind: 'renewal' });
  }

  /** The id that the provider gave her charge, once it has one. */
  async orderId(): Promise<string> {
    const [order] = await this.inLedger();
    if (!order?.providerOrderId) throw new Error('the charge was never opened at the provider');
    return order.providerOrderId;
  }

  async captures(): Promise<number> {
    return this.site.paypal.capturesOf((await this.inLedger()).map(({ id }) => id));
  }

  read() {
    return billingOf(this.member);
  }

  /** How often the bell says this. */
  async told(title: string): Promise<number> {
    const params = { userId: this.member.id };
    const { body } = await this.member.call(account.listNotifications, { params });
    return body.filter((one) => one.title === title).length;
  }

  /** The provider's event says that the charge was captured. */
  async tellOfCapture(): Promise<void> {
    await this.tell(this.site.captured(await this.orderId(), '9.95'));
  }

  async tellOfRefund(): Promise<void> {
    await this.tell(this.site.refunded(await this.orderId()));
  }

  private async tell(event: object): Promise<void> {
    const status = await this.site.deliver(event);
    if (status !== 200) throw new Error(`the webhook answered ${status}`);
  }
}
