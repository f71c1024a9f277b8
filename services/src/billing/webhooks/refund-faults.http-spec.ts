import { Logger } from '@nestjs/common';
import { DAY, later, MINUTE } from '@nestwell/domain/moments';
import { onBothEngines } from '../../platform/database/testing/engines';
import { aMember, type Member } from '../../testing/member';
import { ActivationService } from '../orders/activation.service';
import { EarlyRefundsRepository } from '../orders/early-refunds.repository';
import { OrdersRepository, PaymentEventsRepository } from '../orders/orders.repository';
import { OrdersService } from '../orders/orders.service';
import { Refunds } from '../orders/refunds';
import { billingOf, capture, create, statusOf, upgrade } from '../providers/paypal/testing/member-payments';
import { RenewalSchedule } from '../renewals/renewal-schedule';
import { SubscriptionService } from '../subscription/subscription.service';
import { PaypalSite } from './testing/paypal-site';

/** Every step of following a refund between two of which a process can die; all are in the event's transaction. */
const TELLING = [
  ['finding the order', OrdersService, 'namedByProvider'],
  ['keeping it', EarlyRefundsRepository, 'keep'],
  ['the whole', Refunds, 'told'],
] as const;
const ENDING = [
  ['finding the order', OrdersService, 'namedByProvider'],
  ['moving the order', OrdersRepository, 'move'],
  ['ending access', SubscriptionService, 'endAccess'],
  ['stopping the renewal', RenewalSchedule, 'stop'],
  ['the refund', ActivationService, 'refund'],
] as const;
/** And of writing down a capture whose refund was told of before. */
const SETTLING = [
  ['moving the order', OrdersRepository, 'move'],
  ['taking the refund', EarlyRefundsRepository, 'take'],
  ['the whole', OrdersService, 'settle'],
] as const;
type Step = (typeof TELLING | typeof ENDING | typeof SETTLING)[number];

const deaths = (steps: readonly Step[]) =>
  steps.flatMap((step) => (['before', 'after'] as const).map((when) => [when, step[0], step] as const));

onBothEngines((engine) => {
  let site: PaypalSite;
  let member: Member;
  let orderId: string;
  let days = 0;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    site = await PaypalSite.start(await engine.newUrl());
  }, 60_000);
  afterAll(() => site.stop());
  beforeEach(async () => {
    site.reset();
    // Jobs run once in each slot of time, so each test has a day of its own.
    site.app.clock.set(later(new Date('2026-03-01T12:00:00Z'), (days += 1) * DAY));
    member = await aMember(site.app);
    orderId = (await create(member)).body.id;
    site.paypal.approve(orderId);
  });

  const pay = async () => {
    await capture(member, orderId);
    await upgrade(member, orderId);
  };
  /** PayPal has the money, and nobody here knows. */
  async function payWithoutAnswer(): Promise<void> {
    site.behave('lose-answer', /capture$/);
    await capture(member, orderId);
    site.behave('well');
  }

  const order = async () => (await site.app.get(OrdersRepository).ofProvider(member.id, orderId))!;
  async function states(): Promise<string[]> {
    const { id } = await order();
    const events = await site.app.get(PaymentEventsRepository).ofUser(member.id).find({ orderId: id });
    return events.map(({ state }) => state);
  }

  async function expectRefunded(way: readonly string[]): Promise<void> {
    expect(await states()).toEqual(['created', ...way, 'refunded']);
    expect(await statusOf(member)).not.toMatchObject({ subscriptionType: 'annual', isActive: true });
    expect((await billingOf(member))?.renews ?? false).toBe(false);
    expect((await upgrade(member, orderId)).status).toBe(409);
    expect((await capture(member, orderId)).body).toMatchObject({ code: 'order_refunded' });
    expect(await site.app.get(EarlyRefundsRepository).take(`CAP${orderId}`)).toBeNull();
  }

  /** The process dies there: its transaction is undone, and nobody is answered. */
  async function dying(when: 'before' | 'after', [, owner, name]: Step, act: () => Promise<unknown>) {
    const target = site.app.get<object>(owner) as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const real = target[name]!.bind(target);
    const step = jest.spyOn(target, name).mockImplementation(async (...args) => {
      if (when === 'after') await real(...args);
      throw new DeadProcess();
    });
    await act();
    expect(step).toHaveBeenCalled();
    step.mockRestore();
  }

  it('keeps a refund that is told of before its capture, and applies it then', async () => {
    await payWithoutAnswer();
    expect(await site.deliver(site.refunded(orderId))).toBe(200);
    expect(await states()).toEqual(['created']);

    expect((await capture(member, orderId)).body).toMatchObject({ code: 'order_refunded' });
    await expectRefunded(['captured']);
  });

  it('follows events that come twice and in the wrong order once', async () => {
    await payWithoutAnswer();
    const [refund, again, told] = [site.refunded(orderId), site.refunded(orderId), site.captured(orderId)];
    for (const event of [refund, again, told, refund, told, again])
      expect(await site.deliver(event)).toBe(200);

    await expectRefunded(['captured']);
  });

  it('follows them once when all come at the same moment', async () => {
    await payWithoutAnswer();
    const events = [site.refunded(orderId), site.captured(orderId), site.refunded(orderId)];
    const all = [...events, ...events].map((event) => site.deliver(event));
    await Promise.all([...all, capture(member, orderId)]);
    for (const event of events) await site.deliver(event);
    await capture(member, orderId);
    site.app.clock.advance(6 * MINUTE);
    await site.app.runJobs();

    const way = await states();
    await expectRefunded(way.includes('activated') ? ['captured', 'activated'] : ['captured']);
  });

  it('applies one that did not see the capture written down at the same moment', async () => {
    await pay();
    const receivedAt = site.app.clock.now();
    await site.app
      .get(EarlyRefundsRepository)
      .keep({ captureId: `CAP${orderId}`, detail: 'PAYMENT.CAPTURE.REFUNDED', receivedAt });
    site.app.clock.advance(6 * MINUTE);
    await site.app.runJobs();

    await expectRefunded(['captured', 'activated']);
  });

  it.each(['down', 'hang', 'gone', 'decline'] as const)(
    'asks for the event again while the provider is %s',
    async (mood) => {
      await pay();
      const event = site.refunded(orderId);
      if (mood === 'decline') site.paypal.signature = 'FAILURE';
      else site.behave(mood, /verify/);
      expect(await site.deliver(event)).toBe(mood === 'decline' ? 400 : 503);
      expect(await states()).toEqual(['created', 'captured', 'activated']);
      site.paypal.signature = 'SUCCESS';
      site.behave('well');
      site.paypal.recover();
      expect(await site.deliver(event)).toBe(200);

      await expectRefunded(['captured', 'activated']);
    },
  );

  it.each(deaths(ENDING))('refunds once when the process dies %s %s', async (when, _name, step) => {
    await pay();
    const event = site.refunded(orderId);
    await dying(when, step, () => site.deliver(event));
    expect(await states()).toEqual(['created', 'captured', 'activated']);
    expect(await site.deliver(event)).toBe(200);

    await expectRefunded(['captured', 'activated']);
  });

  it.each(deaths(TELLING))('keeps an early refund when the process dies %s %s', async (when, _name, step) => {
    await payWithoutAnswer();
    const event = site.refunded(orderId);
    await dying(when, step, () => site.deliver(event));
    expect(await site.deliver(event)).toBe(200);
    await capture(member, orderId);

    await expectRefunded(['captured']);
  });

  it.each(deaths(SETTLING))('applies it once when the process dies %s %s', async (when, _name, step) => {
    await payWithoutAnswer();
    await site.deliver(site.refunded(orderId));
    await dying(when, step, () => capture(member, orderId));
    await capture(member, orderId);

    await expectRefunded(['captured']);
  });
});

class DeadProcess extends Error {}
