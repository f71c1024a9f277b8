import { PaypalApi } from '../providers/paypal/paypal-api';

const SIGNED = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/** Asks PayPal itself whether an event is its own and meant for our webhook. */
export class PaypalVerification {
  constructor(private readonly api: PaypalApi) {}

  /** False for anything unsigned or not confirmed; throws ProviderUnavailable when PayPal does not answer. */
  async isGenuine(headers: Readonly<Record<string, unknown>>, event: object): Promise<boolean> {
    const signature = Object.entries(SIGNED).map(([field, header]) => [field, headers[header]] as const);
    if (this.api.webhookId === undefined || signature.some(([, value]) => typeof value !== 'string'))
      return false;
    const token = await this.api.accessToken();
    const answer = (await this.api.post(
      '/v1/notifications/verify-webhook-signature',
      { ...Object.fromEntries(signature), webhook_id: this.api.webhookId, webhook_event: event },
      token,
    )) as { verification_status?: string };
    return answer.verification_status === 'SUCCESS';
  }
}
