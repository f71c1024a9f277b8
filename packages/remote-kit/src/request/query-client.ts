import { QueryClient } from '@tanstack/react-query';
import { readKey } from './read';
import { Unanswered } from './unanswered';

const FIVE_MINUTES = 5 * 60_000;

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
        retry: (failures, error) => failures < 1 && navigator.onLine && !(error instanceof Unanswered),
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
