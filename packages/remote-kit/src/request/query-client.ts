import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './http-error';
import { readKey } from './read';
import { Unanswered } from './unanswered';

const FIVE_MINUTES = 5 * 60_000;
const RETRY_DELAY_MS = 1000;
/** A server that asks for more time than this is not asked again before the member does it herself. */
const MAX_RETRY_DELAY_MS = 5000;

/**
 * The product's query defaults. Offline, calls are tried and fail at once instead of waiting for a network:
 * cached data stays on screen, an empty screen can say so, and a form keeps what was typed.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => readKey(queryKey, signal),
        staleTime: FIVE_MINUTES,
        // Without any network, or where it hangs, a second try only keeps her waiting.
        retry: (failures, error) =>
          failures < 1 &&
          navigator.onLine &&
          !(error instanceof Unanswered) &&
          retryDelayOf(error) <= MAX_RETRY_DELAY_MS,
        // With jitter, so that all whom an overloaded server refused do not come back at the same moment.
        retryDelay: (_, error) => retryDelayOf(error) * (1 + Math.random()),
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const retryDelayOf = (error: Error) =>
  (error instanceof HttpError ? error.retryAfterMs : undefined) ?? RETRY_DELAY_MS;
