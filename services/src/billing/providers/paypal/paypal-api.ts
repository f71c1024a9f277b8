import type { OrdersController, VaultController } from '@paypal/paypal-server-sdk';
import type { PaypalConfig } from '../../../platform/config/config';
import { jsonWithin } from '../../../platform/outside/bytes-within';
import { ProviderUnavailable } from '../payment-provider';
import { MAX_ANSWER_BYTES, PaypalTransport } from './paypal-transport';

const HOSTS = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  production: 'https://api-m.paypal.com',
} as const;
const SDK_URLS = {
  sandbox: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
  production: 'https://www.paypal.com/web-sdk/v6/core',
} as const;

/** A refusal of PayPal, by the names of its issues: 'ORDER_NOT_APPROVED'. */
export class PaypalRefusal extends Error {
  constructor(
    readonly status: number,
    readonly issues: readonly string[],
  ) {
    super(`PayPal refused: ${status} ${issues.join(', ')}`);
    this.name = 'PaypalRefusal';
  }
}

/** PayPal's own library; loaded where credentials are set, since it is the largest of all. */
type Sdk = typeof import('@paypal/paypal-server-sdk');

/** PayPal's API behind our credentials. */
export class PaypalApi {
  readonly orders: OrdersController;
  readonly vault: VaultController;

  private constructor(
    private readonly sdk: Sdk,
    private readonly config: PaypalConfig,
    private readonly transport: PaypalTransport,
  ) {
    const client = new sdk.Client({
      clientCredentialsAuthCredentials: {
        oAuthClientId: config.clientId,
        oAuthClientSecret: config.clientSecret,
      },
      environment: config.environment === 'production' ? sdk.Environment.Production : sdk.Environment.Sandbox,
      timeout: 10_000,
      unstable_httpClientOptions: { adapter: transport.adapter },
    });
    this.orders = new sdk.OrdersController(client);
    this.vault = new sdk.VaultController(client);
  }

  static async open(config: PaypalConfig, transport: PaypalTransport): Promise<PaypalApi> {
    return new PaypalApi(await import('@paypal/paypal-server-sdk'), config, transport);
  }

  get webhookId(): string | undefined {
    return this.config.webhookId;
  }

  get sdkUrl(): string {
    return SDK_URLS[this.config.environment];
  }

  /** Runs a call of the SDK; failures leave as PaypalRefusal or ProviderUnavailable. */
  async call<T>(run: () => Promise<{ result: T }>): Promise<T> {
    try {
      return (await run()).result;
    } catch (error) {
      throw failureOf(error, this.sdk);
    }
  }

  /** For what the SDK does not have. `body` is sent as JSON, or as it is when a form. */
  async post(path: string, body: URLSearchParams | object, token?: string): Promise<unknown> {
    const form = body instanceof URLSearchParams;
    const response = await this.transport.send(HOSTS[this.config.environment] + path, {
      method: 'POST',
      headers: {
        authorization: token === undefined ? this.basic : `Bearer ${token}`,
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: form ? body.toString() : JSON.stringify(body),
    });
    if (response.status >= 500 || response.status === 429) throw new ProviderUnavailable();
    if (!response.ok) throw new PaypalRefusal(response.status, []);
    return jsonWithin(MAX_ANSWER_BYTES, response.body);
  }

  async accessToken(extra: Record<string, string> = {}): Promise<string> {
    const form = new URLSearchParams({ grant_type: 'client_credentials', ...extra });
    const answer = (await this.post('/v1/oauth2/token', form)) as { access_token?: string };
    if (typeof answer.access_token !== 'string') throw new ProviderUnavailable();
    return answer.access_token;
  }

  private get basic(): string {
    return `Basic ${Buffer.from(`${this.config.clientId}:${this.config.clientSecret}`).toString('base64')}`;
  }
}

function failureOf(error: unknown, { ApiError }: Sdk): Error {
  if (!(error instanceof ApiError))
    return error instanceof ProviderUnavailable ? error : new ProviderUnavailable(error);
  // 401 means our own credentials are wrong: to the buyer that is the same as no provider.
  if (error.statusCode >= 500 || error.statusCode === 429 || error.statusCode === 401)
    return new ProviderUnavailable(error);
  return new PaypalRefusal(error.statusCode, issuesOf(error.body));
}

function issuesOf(body: unknown): string[] {
  if (typeof body !== 'string') return [];
  try {
    const { name, details } = JSON.parse(body) as { name?: string; details?: { issue?: string }[] };
    return [...(details ?? []).map(({ issue }) => issue ?? ''), name ?? ''].filter(Boolean);
  } catch {
    return [];
  }
}
