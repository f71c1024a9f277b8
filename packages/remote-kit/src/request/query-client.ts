import { QueryClient } from '@tanstack/react-query';
import { readKey } from './read';

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
        // Without any network a second try only keeps her waiting for what was kept.
        retry: (failures) => failures < 1 && navigator.onLine,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
