import { type User } from '@nestwell/contracts/account';
import { billing, type OrderAnswer, type PriceQuote } from '@nestwell/contracts/billing';
import { call, HttpError, useAccess, useAttempt, useTimer, useToast } from '@nestwell/remote-kit';
import { useState } from 'react';
import { forgetChoice } from '../lib/chosen-plan';
import { forgetLastOrder, keepLastOrder, lastOrder } from '../lib/last-order';
import type { Place } from '../lib/places';
import type { Load } from '../lib/full-load';

const PAUSE = 1500;
const WITHOUT_RENEWAL =
  'Your payment method could not be stored, so the plan ends by itself and does not renew.';

/**
 * idle: ready to pay · paying · activating: paid, being put to use · unused: paid, and that failed ·
 * done: on the way home.
 */
export type PurchaseState = 'idle' | 'paying' | 'activating' | 'unused' | 'done';

export interface Purchase {
  state: PurchaseState;
  /** What went wrong, or why nothing was charged. */
  message: string | null;
  /** Opens an order of the quoted total and returns the provider's name of it. */
  open: () => Promise<string>;
  /** Takes the money of an approved order and puts it to use. */
  finish: (orderId: string) => Promise<void>;
  /** Puts the order that is paid already to use, again. */
  activate: () => Promise<void>;
  begin: () => void;
  stop: (message: string | null) => void;
}

export function usePurchase(user: User, quote: PriceQuote, place: Place, load: Load): Purchase {
  const [state, setState] = useState<PurchaseState>('idle');
  const [message, setMessage] = useState<string | null>(null);
  const { toast } = useToast();
  const { recheck } = useAccess();
  const attempt = useAttempt();
  const timer = useTimer();

  const stop = (reason: string | null) => {
    setState('idle');
    setMessage(reason);
  };

  async function open(): Promise<string> {
    const { country, region } = place;
    const body = {
      amount: quote.total,
      currency: 'USD',
      intent: 'CAPTURE',
      plan: quote.plan,
      country,
    } as const;
    const sent = { ...body, ...(region && { region }) };
    // A repeat of the same purchase finds the same order; another country or plan is another order.
    const order = await call(billing.createOrder, { body: sent }, { idempotencyKey: attempt.keyFor(sent) });
    return order.id;
  }

  async function finish(orderId: string): Promise<void> {
    const order = await captured(orderId);
    // The next try is another order: this one has had its answer.
    attempt.settle();
    if (order.status === 'declined')
      return stop(order.message ?? 'Your payment was declined. Nothing was charged.');
    keepLastOrder({ orderId, userId: user.id, plan: quote.plan });
    await activate();
  }

  async function activate(): Promise<void> {
    const paid = lastOrder(user.id);
    if (paid === null) return stop(null);
    setState('activating');
    let renews: boolean;
    try {
      const body = { subscriptionType: paid.plan, orderId: paid.orderId };
      ({ renews } = await call(billing.upgradeSubscription, { params: { userId: user.id }, body }));
    } catch {
      setState('unused');
      return toast({
        title: 'Error',
        description: 'Failed to activate subscription. Please contact support.',
        tone: 'alert',
      });
    }
    setState('done');
    toast({ title: 'Subscription Activated!', ...(!renews && { description: WITHOUT_RENEWAL }) });
    forgetChoice();
    forgetLastOrder();
    recheck();
    timer.start(PAUSE, () => load('/'));
  }

  const begin = () => {
    setState('paying');
    setMessage(null);
  };
  return { state, message, open, finish, activate, begin, stop };
}

function captured(orderId: string): Promise<OrderAnswer> {
  return call(billing.captureOrder, { params: { orderId } });
}

/** What to say of a call that failed before anything was paid. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof HttpError && error.status < 600 ? error.reason : undefined;
  return reason ?? 'The payment did not go through. Nothing was charged, please try again.';
}
