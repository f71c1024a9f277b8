import type { OrderCaptureRequest, OrderRequest } from '@paypal/paypal-server-sdk';
import { Config } from '../../../platform/config/config';
import {
  PaymentProvider,
  ProviderUnavailable,
  type Bill,
  type Charge,
  type StoredMethod,
} from '../payment-provider';
import { PaypalApi, PaypalRefusal } from './paypal-api';
import { chargeOf, declined, orderToApprove, orderToCharge, storedSource } from './paypal-orders';

const DECLINES = [
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'TRANSACTION_REFUSED',
  'COMPLIANCE_VIOLATION',
];
// The stored method is gone or may not be used any more: to a renewal that is a decline.
const UNUSABLE = [
  'TOKEN_ID_NOT_FOUND',
  'INVALID_RESOURCE_ID',
  'PAYEE_NOT_CONSENTED',
  'AGREEMENT_ALREADY_CANCELLED',
  'UNPROCESSABLE_ENTITY',
  'RESOURCE_NOT_FOUND',
];

/** PayPal Orders v2. Our order's id is the request id of each call, so a repeat finds the first one's outcome. */
export class PaypalProvider extends PaymentProvider {
  readonly name = 'paypal';

  constructor(
    private readonly api: PaypalApi,
    private readonly config: Config,
  ) {
    super();
  }

  async setup() {
    const host = this.config.publicUrl === undefined ? undefined : new URL(this.config.publicUrl).hostname;
    const clientToken = await this.api.accessToken({
      response_type: 'client_token',
      intent: 'sdk_init',
      ...(host !== undefined && { 'domains[]': host }),
    });
    return { clientToken, sdkUrl: this.api.sdkUrl };
  }

  async open(bill: Bill): Promise<string> {
    const body = orderToApprove(bill, this.config.publicUrl ?? `http://localhost:${this.config.port}`);
    return this.created(bill, body);
  }

  capture(providerOrderId: string, orderId: string): Promise<Charge> {
    return this.captured(providerOrderId, orderId);
  }

  async look(providerOrderId: string): Promise<Charge> {
    return chargeOf(await this.api.call(() => this.api.orders.getOrder({ id: providerOrderId })));
  }

  // In two steps: PayPal keeps a request id for six hours only, but an order's own name for good. A charge whose answer
  // was lost for a day must not be made again.
  openStored(bill: Bill): Promise<string> {
    return this.created(bill, orderToCharge(bill));
  }

  async chargeStored(
    providerOrderId: string,
    method: StoredMethod,
    orderId: string,
  ): Promise<Charge | { state: 'gone' }> {
    try {
      return await this.captured(providerOrderId, orderId, { paymentSource: storedSource(method) });
    } catch (error) {
      if (!refusedFor(error, [...DECLINES, ...UNUSABLE])) throw error;
      return (await this.knows(providerOrderId)) ? declined : { state: 'gone' };
    }
  }

  async forget(method: StoredMethod): Promise<void> {
    try {
      await this.api.call(() => this.api.vault.deletePaymentToken(method.token));
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) throw error;
    }
  }

  private async created(bill: Bill, body: OrderRequest): Promise<string> {
    const order = await this.api.call(() =>
      this.api.orders.createOrder({ body, paypalRequestId: bill.orderId }),
    );
    if (order.id === undefined) throw new ProviderUnavailable();
    return order.id;
  }

  private async captured(id: string, orderId: string, body?: OrderCaptureRequest): Promise<Charge> {
    try {
      const order = await this.api.call(() =>
        this.api.orders.captureOrder({
          id,
          paypalRequestId: orderId,
          prefer: 'return=representation',
          ...(body !== undefined && { body }),
        }),
      );
      return chargeOf(order);
    } catch (error) {
      return this.afterRefusedCapture(id, error);
    }
  }

  /** An order that nobody approved is dropped after some hours; one that was charged stays. */
  private async knows(providerOrderId: string): Promise<boolean> {
    try {
      await this.look(providerOrderId);
      return true;
    } catch (error) {
      if (error instanceof PaypalRefusal && error.status === 404) return false;
      throw error;
    }
  }

  private async afterRefusedCapture(providerOrderId: string, error: unknown): Promise<Charge> {
    if (refusedFor(error, ['ORDER_ALREADY_CAPTURED'])) return this.look(providerOrderId);
    if (refusedFor(error, ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])) return { state: 'open' };
    if (refusedFor(error, DECLINES)) return declined;
    throw error;
  }
}

function refusedFor(error: unknown, issues: readonly string[]): boolean {
  return error instanceof PaypalRefusal && error.issues.some((issue) => issues.includes(issue));
}
