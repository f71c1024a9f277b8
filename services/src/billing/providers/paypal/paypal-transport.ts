import { Injectable } from '@nestjs/common';
import { bytesWithin } from '../../../platform/outside/bytes-within';
import { callOutside } from '../../../platform/outside/outside-call';
import { ProviderUnavailable } from '../payment-provider';

/** What the SDK's HTTP client hands to an adapter, as far as it matters here. */
interface SdkRequest {
  url?: string;
  method?: string;
  headers?: { toJSON?: () => Record<string, unknown> };
  data?: string;
}

/** Of an answer: an order or a subscription has some 10 KiB. */
export const MAX_ANSWER_BYTES = 256 * 1024;

/** The one way to PayPal's API, with a deadline; for the SDK and for the few calls it does not have. */
@Injectable()
export class PaypalTransport {
  /** Milliseconds for a whole call. The SDK itself waits for ever; a buyer does not. */
  deadline = 10_000;

  /** Throws ProviderUnavailable when there is no answer in time. */
  async send(url: string, init: RequestInit): Promise<Response> {
    callOutside('payments');
    const address = new URL(this.address(url));
    // The SDK ends an address in "?" where it asks for nothing more; Node 24 would send that, and Node 20 not.
    if (address.search === '') address.search = '';
    try {
      return await fetch(address, {
        ...init,
        signal: AbortSignal.timeout(this.deadline),
        redirect: 'error',
      });
    } catch (error) {
      throw new ProviderUnavailable(error);
    }
  }

  /** Serves the SDK, which can neither be pointed at another address nor be given a deadline for the whole call. */
  readonly adapter = async (request: SdkRequest) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers?.toJSON?.() ?? {}))
      headers.set(name, String(value));
    const response = await this.send(request.url ?? '', {
      method: request.method?.toUpperCase() ?? 'GET',
      headers,
      ...(request.data !== undefined && { body: request.data }),
    });
    const bytes = await bytesWithin(MAX_ANSWER_BYTES, response.body);
    if (bytes === undefined) throw new ProviderUnavailable();
    return {
      data: bytes.toString('utf8'),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config: request,
    };
  };

  /** Tests put another server in PayPal's place. */
  address(url: string): string {
    return url;
  }
}
