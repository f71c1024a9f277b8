import { refused } from '../../platform/http/errors';
import { ProviderUnavailable } from '../providers/payment-provider';

/** Runs a call of the provider; where it does not answer, the caller is told so with 503 and may try again. */
export async function whenAvailable<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw refused(
      'payment_unavailable',
      'The payment provider does not answer right now. Nothing is lost, please try again.',
    );
  }
}
