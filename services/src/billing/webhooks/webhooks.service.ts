import { Injectable } from '@nestjs/common';
import type { billing } from '@nestwell/contracts/billing/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { ActivationService } from '../orders/activation.service';
import { OrdersService } from '../orders/orders.service';
import { Refunds } from '../orders/refunds';
import { capture, captureOfRefund, paymentToken, refund } from './paypal-events';
import { StoredMethods } from './stored-methods';
import { WebhookEventsRepository } from './webhook-events.repository';

type PaypalEvent = BodyOf<typeof billing.paypalWebhook>;

/** Applies what PayPal tells by itself. Each event counts once, in whatever order and however often it comes. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly events: WebhookEventsRepository,
    private readonly orders: OrdersService,
    private readonly activation: ActivationService,
    private readonly refunds: Refunds,
    private readonly methods: StoredMethods,
  ) {}

  /** The event must be verified. */
  async apply(event: PaypalEvent): Promise<void> {
    await this.events.once({ id: event.id, type: event.event_type }, () => this.follow(event));
  }

  private async follow({ event_type, resource }: PaypalEvent): Promise<void> {
    if (event_type === 'PAYMENT.CAPTURE.COMPLETED') return this.captured(resource);
    if (event_type === 'PAYMENT.CAPTURE.REFUNDED' || event_type === 'PAYMENT.CAPTURE.REVERSED') {
      return this.refunded(resource, event_type);
    }
    const token = paymentToken.safeParse(resource);
    if (!token.success) return;
    const { id, metadata } = token.data;
    if (event_type === 'VAULT.PAYMENT-TOKEN.DELETED') return this.methods.removed(id);
    if (event_type === 'VAULT.PAYMENT-TOKEN.CREATED') return this.methods.stored(id, metadata?.order_id);
  }

  /** The buyer may never have come back from PayPal's window: what she paid for is hers all the same. */
  private async captured(resource: unknown): Promise<void> {
    const found = capture.safeParse(resource);
    if (!found.success) return;
    const { id, amount, supplementary_data } = found.data;
    const providerOrderId = supplementary_data?.related_ids?.order_id;
    const order = await this.orders.namedByProvider({ captureId: id, providerOrderId });
    if (!order) return;
    const cents = Math.round(Number(amount.value) * 100);
    await this.orders.settle(order, {
      state: 'captured',
      captureId: id,
      cents,
      currency: amount.currency_code,
      method: null,
    });
    await this.activation.activate(order);
  }

  private async refunded(resource: unknown, type: string): Promise<void> {
    const found = refund.safeParse(resource);
    const captureId = found.success ? captureOfRefund(found.data) : undefined;
    if (captureId !== undefined) await this.refunds.told(captureId, type);
  }
}
