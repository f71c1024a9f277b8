import { Logger } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import { billing } from '@nestwell/contracts/billing';
import { DAY, HOUR, MINUTE } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { OrdersRepository } from '../orders/orders.repository';
import { OrdersService } from '../orders/orders.service';
import { StoredCharges } from '../orders/stored-charges';
import { PaymentProvider } from '../providers/payment-provider';
import { PaypalTransport } from '../providers/paypal/paypal-transport';
import { PaypalServer } from '@nestwell/e2e/paypal-server';
import { RenewalCharges } from './renewal-charges';
import { RenewalOutcomes } from './renewal-outcomes';
import { RenewalsRepository } from './renewals.repository';
import { RenewalsService } from './renewals.service';

/** Every step of a charge between two of which a process can die; each is a call or one transaction. */
const STEPS = [
  ['the claim', RenewalsRepository, 'claim'],
  ['writing down the order', StoredCharges, 'open'],
  ['opening it at the provider', PaymentProvider, 'openStored'],
  ['noting its name', OrdersRepository, 'nameAtProvider'],
  ['the charge', PaymentProvider, 'chargeStored'],
  ['noting the charge', OrdersService, 'settle'],
  ['giving the period', RenewalOutcomes, 'charged'],
  ['the whole', RenewalCharges, 'run'],
] as const;
/** `open` runs inside a transaction, which a dead process leaves undone; the others are left hanging. */
const inTransaction = (step: string) => step === 'open';

const FAULTS = [
  ['down', /POST .*orders$/],
  ['down', /capture$/],
  ['hang', /POST .*orders$/],
  ['hang', /capture$/],
  ['lose-answer', /POST .*orders$/],
  ['lose-answer', /capture$/],
] as const;

onBothEngines((engine) => {
  let app: TestApp;
  let paypal: PaypalServer;
  let member: Member;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    paypal = await PaypalServer.start();
    app = await TestApp.start({
      parts,
      databaseUrl: await engine.newUrl(),
      env: {
        PAYPAL_CLIENT_ID: 'client-id-1',
        PAYPAL_CLIENT_SECRET: 'client-secret',
        PAYPAL_WEBHOOK_ID: 'WEBHOOK-1',
      },
    });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await paypal.stop();
  });
  beforeEach(async () => {
    const transport = app.get(PaypalTransport);
    transport.deadline = 300;
    jest
      .spyOn(transport, 'address')
      .mockImplementation((url) => url.replace('https://api-m.sandbox.paypal.com', paypal.url));
    behave('well');
    app.clock.set('2026-03-01T12:00:00.000Z');
    member = await subscriber();
    app.clock.set('2026-04-08T11:55:00.000Z');
  });

  function behave(mood: PaypalServer['mood'], at = /./): void {
    paypal.mood = mood;
    paypal.moodAt = at;
  }

  async function subscriber(): Promise<Member> {
    const one = await aMember(app);
    const body = { amount: 9.95, currency: 'USD', intent: 'CAPTURE', plan: 'monthly' } as const;
    const orderId = (await one.call(billing.createOrder, { body })).body.id;
    paypal.approve(orderId);
    await one.call(billing.captureOrder, { params: { orderId } });
    const upgrade = { subscriptionType: 'monthly', orderId } as const;
    await one.call(billing.upgradeSubscription, { params: { userId: one.id }, body: upgrade });
    return one;
  }

  const charge = () => app.get(RenewalsService).chargeDue(app.clock.now());
  const renewalsInLedger = () => app.get(OrdersRepository).ofUser(member.id).find({ kind: 'renewal' });
  const captures = async () => paypal.capturesOf((await renewalsInLedger()).map(({ id }) => id));
  const read = async () => (await member.call(billing.readBilling, { params: { userId: member.id } })).body;
  const told = async (title: string) =>
    (await member.call(account.listNotifications, { params: { userId: member.id } })).body.filter(
      (one) => one.title === title,
    ).length;

  /** The jobs of the hours after a fault, with nothing wrong any more. */
  async function recover(hours = 2): Promise<void> {
    behave('well');
    // A slow provider does what it was asked after nobody waits for it any longer.
    paypal.recover();
    for (let quarter = 0; quarter < hours * 4; quarter += 1) {
      app.clock.advance(16 * MINUTE);
      await charge();
    }
  }

  async function expectOneCharge(): Promise<void> {
    expect(await captures()).toBe(1);
    const { payments, nextChargeAt } = await read();
    expect(payments.map(({ kind }) => kind)).toEqual(['renewal', 'purchase']);
    expect(nextChargeAt).toContain('2026-05-08');
    expect(await told('Your plan has renewed')).toBe(1);
    expect(await told('Your payment did not go through')).toBe(0);
  }

  /** The process dies before or after a step: nothing that would have followed happens. */
  async function dieAt([, owner, step]: (typeof STEPS)[number], when: 'before' | 'after'): Promise<void> {
    const target = app.get<object>(owner) as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const real = target[step]!.bind(target);
    let died = () => {};
    const death = new Promise<void>((resolve) => (died = resolve));
    const spy = jest.spyOn(target, step).mockImplementation(async (...args) => {
      if (when === 'after') await real(...args);
      died();
      if (inTransaction(step)) throw new DeadProcess();
      return new Promise(() => undefined);
    });
    const afterwards = jest
      .spyOn(app.get(RenewalOutcomes), 'unknown')
      .mockImplementation(() => new Promise(() => undefined));
    void charge();
    await death;
    await new Promise((resolve) => setTimeout(resolve, 20));
    spy.mockRestore();
    afterwards.mockRestore();
  }

  it.each(
    STEPS.flatMap((step) => (['before', 'after'] as const).map((when) => [when, step[0], step] as const)),
  )('charges once when the process dies %s %s', async (when, _name, step) => {
    await dieAt(step, when);
    await recover();

    await expectOneCharge();
  });

  it.each(FAULTS)('charges once when the provider is %s at %s', async (mood, at) => {
    behave(mood, at);
    await charge();
    await recover();

    await expectOneCharge();
  });

  it('charges once when the answer is lost for longer than a request id is kept', async () => {
    behave('lose-answer', /capture$/);
    await charge();
    paypal.forgetRequestIds();
    await recover(10);

    await expectOneCharge();
  });

  it('opens another order for one that the provider has dropped uncharged', async () => {
    behave('down', /capture$/);
    await charge();
    paypal.forgetRequestIds();
    paypal.dropUnpaid();
    await recover();

    await expectOneCharge();
  });

  it('charges once, of a provider that answers twice and out of order', async () => {
    behave('lose-answer', /capture$/);
    const outcomes = app.get(RenewalOutcomes);
    const unknown = outcomes.unknown.bind(outcomes);
    jest.spyOn(outcomes, 'unknown').mockImplementation(async (renewal) => {
      // The event overtakes the answer that never came.
      await tellOfCapture();
      await tellOfCapture();
      return unknown(renewal);
    });
    await charge();
    await recover();

    expect(await captures()).toBe(1);
    expect((await read()).payments).toHaveLength(2);
    expect((await read()).nextChargeAt).toContain('2026-05-08');
  });

  it('charges nothing again of what was refunded while its answer was lost', async () => {
    behave('lose-answer', /capture$/);
    await charge();
    await tellOfCapture();
    const [order] = await renewalsInLedger();
    await deliver('PAYMENT.CAPTURE.REFUNDED', {
      id: 'REFUND',
      links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${order!.captureId}` }],
    });
    await recover();

    expect(await captures()).toBe(1);
    expect(await read()).toMatchObject({ renews: false });
  });

  it('gives no period for what was refunded before its capture was known', async () => {
    behave('lose-answer', /capture$/);
    await charge();
    const [order] = await renewalsInLedger();
    expect(order).toMatchObject({ state: 'created', captureId: null });
    await deliver('PAYMENT.CAPTURE.REFUNDED', {
      id: 'REFUND',
      links: [
        { rel: 'up', href: `https://api.paypal.com/v2/payments/captures/CAP${order!.providerOrderId}` },
      ],
    });
    await recover();

    expect(await captures()).toBe(1);
    expect((await renewalsInLedger()).map(({ state }) => state)).toEqual(['refunded']);
    expect(await read()).toMatchObject({ renews: false });
    expect(await told('Your plan has renewed')).toBe(0);
  });

  it('charges nothing of a declined method, and asks again on day 1', async () => {
    behave('decline', /capture$/);
    await charge();
    behave('decline', /capture$/);
    app.clock.advance(2 * HOUR);
    await charge();
    expect(await captures()).toBe(0);
    expect(await told('Your payment did not go through')).toBe(1);

    behave('well');
    app.clock.advance(DAY);
    await charge();
    expect(await captures()).toBe(1);
  });

  async function tellOfCapture(): Promise<void> {
    const [order] = await renewalsInLedger();
    await deliver('PAYMENT.CAPTURE.COMPLETED', {
      id: `CAP${order!.providerOrderId}`,
      amount: { value: '9.95', currency_code: 'USD' },
      supplementary_data: { related_ids: { order_id: order!.providerOrderId } },
    });
  }

  let events = 0;
  async function deliver(type: string, resource: object): Promise<void> {
    const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
    const headers = Object.fromEntries(names.map((name) => [`paypal-${name}`, 'x']));
    const json = { id: `WH-${engine.name}-${(events += 1)}`, event_type: type, resource };
    const path = '/api/payments/webhooks/paypal';
    expect((await app.visitor().send(path, { method: 'POST', json, headers })).status).toBe(200);
  }
});

class DeadProcess extends Error {}
