import { Controller, Inject } from '@nestjs/common';
import { billing } from '@nestwell/contracts/billing/server';
import { MINUTE } from '@nestwell/domain/moments';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { badRequest, notFound } from '../../platform/http/errors';
import { Limited, type CallLimit } from '../../platform/limits/limited';
import { whenAvailable } from '../orders/when-available';
import { PaypalVerification } from './paypal-verification';
import { WebhooksService } from './webhooks.service';

/** Each asks PayPal whether it is genuine. */
const EVENTS: CallLimit = { name: 'payment events', max: 150, windowMs: MINUTE, by: 'client' };

@Controller()
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    @Inject(PaypalVerification) private readonly verification: PaypalVerification | null,
  ) {}

  /** 400 for an event that PayPal does not confirm; 503 when it cannot be asked, so that it is sent again. */
  @Endpoint(billing.paypalWebhook)
  @Limited(EVENTS)
  async receive(@Call() { body: event, request: { headers } }: CallOf<typeof billing.paypalWebhook>) {
    const { verification } = this;
    if (verification === null) throw notFound('Page');
    if (!(await whenAvailable(() => verification.isGenuine(headers, event)))) {
      throw badRequest('signature', 'is not confirmed by PayPal');
    }
    await this.webhooks.apply(event);
    return { received: true } as const;
  }
}
