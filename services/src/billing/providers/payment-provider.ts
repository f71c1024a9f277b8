import type { PaymentProviderName, PaymentSetup } from '@nestwell/contracts/billing/server';

/** A payment method the provider keeps for later charges. */
export interface StoredMethod {
  token: string;
}

/** What is to be paid, in US cents. `orderId` is ours: it makes every call safe to repeat. */
export interface Bill {
  orderId: string;
  description: string;
  netCents: number;
  taxCents: number;
  totalCents: number;
}

/** How a provider's order stands. `method` is set where the buyer's payment method could be stored. */
export type Charge =
  | { state: 'open' }
  | { state: 'declined'; reason: string }
  | { state: 'captured'; captureId: string; cents: number; currency: string; method: StoredMethod | null };

/** The provider did not answer in time, or is down: nothing is known, and the same call may be made again. */
export class ProviderUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the payment provider does not answer', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/**
 * Takes money. Every method may throw ProviderUnavailable; a repeat with the same order never charges twice.
 */
export abstract class PaymentProvider {
  abstract readonly name: PaymentProviderName;

  /** What the browser needs to show the provider's buttons. */
  abstract setup(): Promise<Omit<PaymentSetup, 'provider'>>;

  /** Opens an order for the buyer to approve, and returns the provider's name of it. */
  abstract open(bill: Bill): Promise<string>;

  /** Takes the money of an approved order; of one that was captured before it returns that capture. */
  abstract capture(providerOrderId: string, orderId: string): Promise<Charge>;

  /** How an order stands with the provider, whatever we believe. */
  abstract look(providerOrderId: string): Promise<Charge>;

  /** Opens an order that a stored method is to pay, and returns the provider's name of it. No money moves yet. */
  abstract openStored(bill: Bill): Promise<string>;

  /**
   * Charges a stored method for such an order, without the buyer; of one that was charged before it returns that
   * charge. `gone` when the provider has dropped the order uncharged.
   */
  abstract chargeStored(
    providerOrderId: string,
    method: StoredMethod,
    orderId: string,
  ): Promise<Charge | { state: 'gone' }>;

  /** Forgets a stored method; one that is gone already is fine. */
  abstract forget(method: StoredMethod): Promise<void>;
}
