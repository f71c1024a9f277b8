import { billing } from '@nestwell/contracts/billing/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { parts } from '../../../app';
import { onBothEngines } from '../../../platform/database/testing/engines';
import { newId } from '../../../platform/database/ids';
import { TestApp } from '../../../platform/testing/test-app';
import { aMember, type Member } from '../../../testing/member';
import { PaypalTransport } from './paypal-transport';
import { PaypalServer } from '@nestwell/e2e/paypal-server';

onBothEngines((engine) => {
  let app: TestApp;
  let paypal: PaypalServer;
  let buyer: Member;
  let other: Member;
  beforeAll(async () => {
    paypal = await PaypalServer.start();
    app = await TestApp.start({
      parts,
      databaseUrl: await engine.newUrl(),
      env: { PAYPAL_CLIENT_ID: 'client-id-1', PAYPAL_CLIENT_SECRET: 'client-secret' },
    });
    buyer = await aMember(app);
    other = await aMember(app);
  });
  beforeEach(() => {
    const transport = app.get(PaypalTransport);
    jest
      .spyOn(transport, 'address')
      .mockImplementation((url) => url.replace('https://api-m.sandbox.paypal.com', paypal.url));
    // Far beyond whatever another member's write may wait for.
    transport.deadline = 60_000;
  });
  afterAll(async () => {
    await app.stop();
    await paypal.stop();
  });

  const body = { amount: 97, currency: 'USD', intent: 'CAPTURE', plan: 'annual' } as const;
  const order = (headers: Record<string, string>) => buyer.call(billing.createOrder, { body }, headers);
  const meal = (member: Member) =>
    member.call(nutrition.logMealOfUser, {
      params: { userId: member.id },
      body: { name: 'Lentil stew', calories: 420, mealType: 'lunch' },
    });
  it('everyone writes while PayPal keeps an order with an Idempotency-Key waiting', async () => {
    const headers = { 'idempotency-key': newId() };
    paypal.mood = 'hang';
    const events: string[] = [];
    const asked = paypal.asked();
    const ordering = order(headers).finally(() => events.push('the order is answered'));
    await Promise.race([asked, ordering]);
    events.push('PayPal is asked');
    const meals = [await meal(other), await meal(buyer)];
    events.push('the meals are saved');
    paypal.recover();
    const first = await ordering;

    expect(meals.map(({ status }) => status)).toEqual([201, 201]);
    expect(events).toEqual(['PayPal is asked', 'the meals are saved', 'the order is answered']);
    expect(first.status).toBe(201);
    expect((await order(headers)).body).toEqual(first.body);
    expect(paypal.orders.size).toBe(1);
  });
});
