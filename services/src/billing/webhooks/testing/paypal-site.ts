import { parts } from '../../../app';
import { TestApp } from '../../../platform/testing/test-app';
import { PaypalTransport } from '../../providers/paypal/paypal-transport';
import { PaypalServer } from '@nestwell/e2e/paypal-server';

const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
const SIGNED = Object.fromEntries(names.map((name) => [`paypal-${name}`, 'x']));

/** A site that is paid over a PayPal of the test's own, which also tells it of events. */
export class PaypalSite {
  private events = 0;

  private constructor(
    readonly app: TestApp,
    readonly paypal: PaypalServer,
  ) {}

  static async start(databaseUrl: string | undefined): Promise<PaypalSite> {
    const paypal = await PaypalServer.start();
    const env = {
      PAYPAL_CLIENT_ID: 'client-id-1',
      PAYPAL_CLIENT_SECRET: 'client-secret',
      PAYPAL_WEBHOOK_ID: 'WEBHOOK-1',
    };
    return new PaypalSite(await TestApp.start({ parts, databaseUrl, env }), paypal);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.paypal.stop();
  }

  /** Everything is well again; call it before each test. */
  reset(): void {
    this.behave('well');
    const transport = this.app.get(PaypalTransport);
    transport.deadline = 300;
    jest
      .spyOn(transport, 'address')
      .mockImplementation((url) => url.replace('https://api-m.sandbox.paypal.com', this.paypal.url));
  }

  behave(mood: PaypalServer['mood'], at = /./): void {
    this.paypal.mood = mood;
    this.paypal.moodAt = at;
  }

  captured(orderId: string, value = '97.00') {
    return this.event('PAYMENT.CAPTURE.COMPLETED', {
      id: `CAP${orderId}`,
      amount: { value, currency_code: 'USD' },
      supplementary_data: { related_ids: { order_id: orderId } },
    });
  }

  refunded(orderId: string) {
    const href = `https://api-m.sandbox.paypal.com/v2/payments/captures/CAP${orderId}`;
    return this.event('PAYMENT.CAPTURE.REFUNDED', { id: `REF${orderId}`, links: [{ rel: 'up', href }] });
  }

  /** Returns the status it was answered with. */
  async deliver(event: object): Promise<number> {
    const told = { method: 'POST', json: event, headers: SIGNED };
    return (await this.app.visitor().send('/api/payments/webhooks/paypal', told)).status;
  }

  private event(type: string, resource: object) {
    return { id: `WH-${(this.events += 1)}`, event_type: type, resource };
  }
}
