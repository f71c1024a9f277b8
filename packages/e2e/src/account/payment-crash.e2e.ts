import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import type { BillingSummary, OrderAnswer } from '@nestwell/contracts/billing';
import type { Engine } from '../kit/site';
import { expect, test } from '../kit/test';

/** A buyer without a browser; her session's cookie stays in the request context. */
async function buyer(request: APIRequestContext, site: string) {
  const send = async <Result>(method: 'get' | 'post', path: string, data?: object): Promise<Result> => {
    const answer = await request[method](site + path, data && { data });
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Result;
  };
  const user = await send<User>('post', '/api/users', { email: `${randomUUID()}@example.com` });
  return { user, send };
}

for (const engine of ['sqlite', 'mariadb'] satisfies Engine[]) {
  test(`a server killed between capture and activation charges once and gives one period, on ${engine}`, async ({
    request,
    startSite,
  }) => {
    test.setTimeout(90_000);
    const site = await startSite({ engine });
    const { user, send } = await buyer(request, site.url);
    const order = { amount: 9.95, currency: 'USD', intent: 'CAPTURE', plan: 'monthly' };
    const { id } = await send<OrderAnswer>('post', '/order', order);
    await send('post', `/order/${id}/test-answer`, { behaviour: 'approve' });
    // Nobody waits for the answer: the server dies somewhere in between.
    const lost = request.post(`${site.url}/order/${id}/capture`).catch(() => undefined);
    await site.killAndRestart();
    await lost;

    await send('post', `/order/${id}/capture`);
    const upgrade = { subscriptionType: 'monthly', orderId: id };
    const first = await send<{ subscriptionEndDate: string }>(
      'post',
      `/api/users/${user.id}/subscription/upgrade`,
      upgrade,
    );
    await site.killAndRestart();
    const again = await send<{ subscriptionEndDate: string }>(
      'post',
      `/api/users/${user.id}/subscription/upgrade`,
      upgrade,
    );

    expect(again.subscriptionEndDate).toBe(first.subscriptionEndDate);
    const { payments } = await send<BillingSummary>('get', `/api/users/${user.id}/billing`);
    expect(payments).toHaveLength(1);
  });
}
