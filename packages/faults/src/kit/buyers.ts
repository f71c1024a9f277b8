import type { OrderAnswer, SubscriptionStatus } from '@nestwell/contracts/billing';
import { PaypalServer } from '@nestwell/e2e/paypal-server';
import type { Site } from '@nestwell/e2e/site';
import { registerMember, type Member } from './member';
import type { Stage } from './stage';

const NEARBY = `--import=${new URL('./paypal-nearby.mjs', import.meta.url).href}`;
const MONTHLY = { amount: '9.95', currency: 'USD', intent: 'CAPTURE', plan: 'monthly' };

/** A site that is paid over a PayPal of the test's own. */
export async function paidSite(stage: Stage): Promise<{ site: Site; paypal: PaypalServer }> {
  const paypal = await stage.keep(PaypalServer.start());
  const site = await stage.site({
    PAYPAL_CLIENT_ID: 'client-id-1',
    PAYPAL_CLIENT_SECRET: 'client-secret',
    PAYPAL_NEARBY: paypal.url,
    NODE_OPTIONS: NEARBY,
  });
  return { site, paypal };
}

/** Members who have approved an order in PayPal's window. */
export class Buyers {
  private constructor(
    private readonly site: Site,
    private readonly orders: readonly { buyer: Member; orderId: string }[],
  ) {}

  static async approving(site: Site, paypal: PaypalServer, count: number): Promise<Buyers> {
    const orders = [];
    for (let one = 0; one < count; one += 1) {
      const buyer = await registerMember(site.url);
      const { id } = (await post(site, '/order', buyer, MONTHLY)).answer as OrderAnswer;
      paypal.approve(id);
      orders.push({ buyer, orderId: id });
    }
    return new Buyers(site, orders);
  }

  /** All at once ask for their money to be taken; how each was answered: 200, 503 … */
  pay(): Promise<number[]> {
    return Promise.all(
      this.orders.map(async ({ buyer, orderId }) => {
        const { status } = await post(this.site, `/order/${orderId}/capture`, buyer).catch(() => ({
          status: 0,
        }));
        return status;
      }),
    );
  }

  /** How many have access by what they paid, after each has put her order to use twice. */
  async subscribed(): Promise<number> {
    let count = 0;
    for (const { buyer, orderId } of this.orders) {
      const path = `/api/users/${buyer.id}/subscription`;
      const used = { subscriptionType: 'monthly', orderId };
      await post(this.site, `${path}/upgrade`, buyer, used);
      await post(this.site, `${path}/upgrade`, buyer, used);
      const answer = await fetch(`${this.site.url}${path}/status`, { headers: buyer.headers });
      const status = (await answer.json()) as SubscriptionStatus;
      if (status.isActive && status.subscriptionType === 'monthly' && status.daysRemaining < 45) count += 1;
    }
    return count;
  }
}

async function post(site: Site, path: string, { headers }: Member, body?: object) {
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, answer: (await answer.json()) as unknown };
}
