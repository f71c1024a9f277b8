import { randomUUID } from 'node:crypto';
import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { Database } from '../../platform/database/database';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { NotificationService } from '../../account';
import { ForgottenPayments } from '../orders/forgotten-payments';

const WORD = 'Turnstoneword';

onBothEngines((engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());

  /** A subscriber who wrote to support signed in and signed out, and was told something. */
  async function memberWithTraces(): Promise<{ member: Member; orderId: string }> {
    const member = await aMember(app);
    const body = { name: `${WORD} name`, email: member.email, message: `${WORD} message` };
    await member.call(account.sendFeedback, { body: { ...body, userId: member.id } });
    await app.visitor().call(account.sendFeedback, { body }, { 'idempotency-key': randomUUID() });
    await app
      .get(NotificationService)
      .notify(member.id, { type: 'personal', title: `${WORD} title`, message: WORD });
    const order = { amount: 9.95, currency: 'USD', intent: 'CAPTURE' } as const;
    const orderId = (await member.call(billing.createOrder, { body: order })).body.id;
    const params = { orderId };
    await member.call(billing.answerTestOrder, { params, body: { behaviour: 'approve' } });
    await member.call(billing.captureOrder, { params });
    const upgrade = { subscriptionType: 'monthly', orderId } as const;
    await member.call(billing.upgradeSubscription, { params: { userId: member.id }, body: upgrade });
    return { member, orderId };
  }

  const countIn = async (table: string, column: string, value: string | Buffer) => {
    const rows = (await app
      .get(Database)
      .source.query(`SELECT COUNT(*) AS count FROM ${table} WHERE ${column} = ?`, [value])) as {
      count: number | string;
    }[];
    return Number(rows[0]?.count);
  };

  const answersNaming = async (text: string) => {
    const kept = (await app.get(Database).source.query('SELECT answer FROM idempotency_keys')) as {
      answer: unknown;
    }[];
    return kept.filter(({ answer }) => String(answer).includes(text)).length;
  };

  it('exports her messages, notifications and payments', async () => {
    const { member, orderId } = await memberWithTraces();
    const { body } = await member.call(account.exportPersonalData, { params: { userId: member.id } });
    const text = JSON.stringify(body);

    for (const part of [`${WORD} name`, `${WORD} message`, `${WORD} title`, orderId])
      expect(text).toContain(part);
    expect(body.areas).toMatchObject({
      payments: { orders: [{ plan: 'monthly', state: 'activated' }], renewal: { plan: 'monthly' } },
    });
  });

  it('erases them, also what she sent from her address without signing in', async () => {
    const { member, orderId } = await memberWithTraces();
    expect(await answersNaming(member.email)).toBeGreaterThan(0);
    const { status } = await member.send(`/api/users/${member.id}`, {
      method: 'DELETE',
      json: { email: member.email },
    });
    const key = Buffer.from(member.id.replaceAll('-', ''), 'hex');

    expect(status).toBe(204);
    expect(await countIn('feedback', 'email', member.email)).toBe(0);
    expect(await answersNaming(member.email)).toBe(0);
    expect(await countIn('payment_orders', 'provider_order_id', orderId)).toBe(0);
    for (const table of ['notifications', 'payment_events', 'payment_methods', 'renewals', 'feedback']) {
      expect([table, await countIn(table, 'user_id', key)]).toEqual([table, 0]);
    }
  });

  it('has the provider forget her payment method afterwards', async () => {
    const { member, orderId } = await memberWithTraces();
    const token = orderId.replace('TEST-', 'TESTPM-');
    await member.send(`/api/users/${member.id}`, { method: 'DELETE', json: { email: member.email } });
    expect(await countIn('test_methods', 'token', token)).toBe(1);
    await app.get(ForgottenPayments).removeMethods();

    expect(await countIn('test_methods', 'token', token)).toBe(0);
    expect(await countIn('unwanted_methods', 'token', token)).toBe(0);
  });
});
