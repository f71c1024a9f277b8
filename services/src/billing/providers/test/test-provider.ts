import { Injectable } from '@nestjs/common';
import type { TestBehaviour } from '@nestwell/contracts/billing/server';
import { Clock } from '../../../platform/clock';
import { newId } from '../../../platform/database/ids';
import { callOutside } from '../../../platform/outside/outside-call';
import {
  PaymentProvider,
  ProviderUnavailable,
  type Bill,
  type Charge,
  type StoredMethod,
} from '../payment-provider';
import type { TestPaymentEntity } from './test-payment.entity';
import { TestPaymentsRepository } from './test-payments.repository';

const DECLINED = 'The test card was declined. Nothing was charged.';

/**
 * Stands in for a payment provider where none is configured: no money moves. It keeps its own orders and stored
 * methods, behaves as the buyer told it to (approve, decline, or not answer at all), and is an outside like a real one.
 */
@Injectable()
export class TestProvider extends PaymentProvider {
  readonly name = 'test';

  constructor(
    private readonly payments: TestPaymentsRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  setup() {
    return Promise.resolve({ clientToken: 'test-payments', sdkUrl: null });
  }

  async open(bill: Bill): Promise<string> {
    callOutside('payments');
    return (await this.payments.once(this.blank(bill, null))).id;
  }

  /** The buyer's answer in the provider's window. */
  async answer(providerOrderId: string, behaviour: TestBehaviour): Promise<void> {
    await this.payments.change(providerOrderId, { behaviour });
  }

  async capture(providerOrderId: string): Promise<Charge> {
    callOutside('payments');
    const payment = await this.payments.find(providerOrderId);
    if (payment === null || payment.behaviour === null) return { state: 'open' };
    if (payment.state === 'captured') return captured(payment);
    const state = stateAfter(payment.behaviour);
    if (state === 'captured') await this.payments.keepMethod(methodOf(payment).token, 'approve');
    await this.payments.change(providerOrderId, { state });
    return chargeOf({ ...payment, state });
  }

  async look(providerOrderId: string): Promise<Charge> {
    callOutside('payments');
    const payment = await this.payments.find(providerOrderId);
    return payment === null ? { state: 'open' } : chargeOf(payment);
  }

  openStored(bill: Bill): Promise<string> {
    return this.open(bill);
  }

  async chargeStored(providerOrderId: string, method: StoredMethod): Promise<Charge | { state: 'gone' }> {
    callOutside('payments');
    const payment = await this.payments.find(providerOrderId);
    if (payment === null) return { state: 'gone' };
    if (payment.state === 'captured') return withMethod(captured(payment), null);
    const behaviour = (await this.payments.method(method.token))?.behaviour ?? 'decline';
    const state = stateAfter(behaviour);
    await this.payments.change(providerOrderId, { state, behaviour });
    return withMethod(chargeOf({ ...payment, state }), null);
  }

  /** How later charges of a stored method are answered. */
  setMethod(method: StoredMethod, behaviour: TestBehaviour): Promise<void> {
    return this.payments.keepMethod(method.token, behaviour);
  }

  forget(method: StoredMethod): Promise<void> {
    return this.payments.removeMethod(method.token);
  }

  private blank({ orderId, totalCents }: Bill, behaviour: TestBehaviour | null): TestPaymentEntity {
    const id = `TEST-${newId()}`;
    return {
      id,
      requestId: orderId,
      cents: totalCents,
      state: 'open',
      behaviour,
      createdAt: this.clock.now(),
    };
  }
}

function stateAfter(behaviour: TestBehaviour): 'captured' | 'declined' {
  if (behaviour === 'down') throw new ProviderUnavailable();
  return behaviour === 'approve' ? 'captured' : 'declined';
}

function chargeOf(payment: TestPaymentEntity): Charge {
  if (payment.state === 'captured') return captured(payment);
  return payment.state === 'declined' ? { state: 'declined', reason: DECLINED } : { state: 'open' };
}

const methodOf = ({ id }: TestPaymentEntity): StoredMethod => ({ token: id.replace('TEST-', 'TESTPM-') });

function captured(payment: TestPaymentEntity): Charge {
  const captureId = payment.id.replace('TEST-', 'TESTCAP-');
  return { state: 'captured', captureId, cents: payment.cents, currency: 'USD', method: methodOf(payment) };
}

const withMethod = (charge: Charge, method: StoredMethod | null): Charge =>
  charge.state === 'captured' ? { ...charge, method } : charge;
