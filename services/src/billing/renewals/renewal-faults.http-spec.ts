import { Logger } from '@nestjs/common';
import { DAY, HOUR } from '@nestwell/domain/moments';
import { onBothEngines } from '../../platform/database/testing/engines';
import { OrdersRepository } from '../orders/orders.repository';
import { OrdersService } from '../orders/orders.service';
import { StoredCharges } from '../orders/stored-charges';
import { PaymentProvider } from '../providers/payment-provider';
import { PaypalSite } from '../webhooks/testing/paypal-site';
import { RenewalCharges } from './renewal-charges';
import { RenewalOutcomes } from './renewal-outcomes';
import { RenewalsRepository } from './renewals.repository';
import { DueRenewal } from './testing/due-renewal';

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
  let site: PaypalSite;
  let renewal: DueRenewal;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    site = await PaypalSite.start(await engine.newUrl());
  }, 60_000);
  afterAll(() => site.stop());
  beforeEach(async () => {
    renewal = await DueRenewal.at(site);
  });

  async function expectOneCharge(): Promise<void> {
    expect(await renewal.captures()).toBe(1);
    const { payments, nextChargeAt } = await renewal.read();
    expect(payments.map(({ kind }) => kind)).toEqual(['renewal', 'purchase']);
    expect(nextChargeAt).toContain('2026-05-08');
    expect(await renewal.told('Your plan has renewed')).toBe(1);
    expect(await renewal.told('Your payment did not go through')).toBe(0);
  }

  /** The process dies before or after a step: nothing that would have followed happens. */
  async function dieAt([, owner, step]: (typeof STEPS)[number], when: 'before' | 'after'): Promise<void> {
    const target = site.app.get<object>(owner) as Record<string, (...args: unknown[]) => Promise<unknown>>;
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
      .spyOn(site.app.get(RenewalOutcomes), 'unknown')
      .mockImplementation(() => new Promise(() => undefined));
    void renewal.charge();
    await death;
    await new Promise((resolve) => setTimeout(resolve, 20));
    spy.mockRestore();
    afterwards.mockRestore();
  }

  it.each(
    STEPS.flatMap((step) => (['before', 'after'] as const).map((when) => [when, step[0], step] as const)),
  )('charges once when the process dies %s %s', async (when, _name, step) => {
    await dieAt(step, when);
    await renewal.recover();

    await expectOneCharge();
  });

  it.each(FAULTS)('charges once when the provider is %s at %s', async (mood, at) => {
    site.behave(mood, at);
    await renewal.charge();
    await renewal.recover();

    await expectOneCharge();
  });

  it('charges once when the answer is lost for longer than a request id is kept', async () => {
    site.behave('lose-answer', /capture$/);
    await renewal.charge();
    site.paypal.forgetRequestIds();
    await renewal.recover(10);

    await expectOneCharge();
  });

  it('opens another order for one that the provider has dropped uncharged', async () => {
    site.behave('down', /capture$/);
    await renewal.charge();
    site.paypal.forgetRequestIds();
    site.paypal.dropUnpaid();
    await renewal.recover();

    await expectOneCharge();
  });

  it('charges once, of a provider that answers twice and out of order', async () => {
    site.behave('lose-answer', /capture$/);
    const outcomes = site.app.get(RenewalOutcomes);
    const unknown = outcomes.unknown.bind(outcomes);
    jest.spyOn(outcomes, 'unknown').mockImplementation(async (stored) => {
      // The event overtakes the answer that never came.
      await renewal.tellOfCapture();
      await renewal.tellOfCapture();
      return unknown(stored);
    });
    await renewal.charge();
    await renewal.recover();

    expect(await renewal.captures()).toBe(1);
    expect((await renewal.read()).payments).toHaveLength(2);
    expect((await renewal.read()).nextChargeAt).toContain('2026-05-08');
  });

  it('charges nothing again of what was refunded while its answer was lost', async () => {
    site.behave('lose-answer', /capture$/);
    await renewal.charge();
    await renewal.tellOfCapture();
    await renewal.tellOfRefund();
    await renewal.recover();

    expect(await renewal.captures()).toBe(1);
    expect(await renewal.read()).toMatchObject({ renews: false });
  });

  it('gives no period for what was refunded before its capture was known', async () => {
    site.behave('lose-answer', /capture$/);
    await renewal.charge();
    expect(await renewal.inLedger()).toMatchObject([{ state: 'created', captureId: null }]);
    await renewal.tellOfRefund();
    await renewal.recover();

    expect(await renewal.captures()).toBe(1);
    expect((await renewal.inLedger()).map(({ state }) => state)).toEqual(['refunded']);
    expect(await renewal.read()).toMatchObject({ renews: false });
    expect(await renewal.told('Your plan has renewed')).toBe(0);
  });

  it('charges nothing of a declined method, and asks again on day 1', async () => {
    site.behave('decline', /capture$/);
    await renewal.charge();
    site.behave('decline', /capture$/);
    site.app.clock.advance(2 * HOUR);
    await renewal.charge();
    expect(await renewal.captures()).toBe(0);
    expect(await renewal.told('Your payment did not go through')).toBe(1);

    site.behave('well');
    site.app.clock.advance(DAY);
    await renewal.charge();
    expect(await renewal.captures()).toBe(1);
  });
});

class DeadProcess extends Error {}
