import { useOnDevice } from '@nestwell/remote-kit';
import { useLocation } from '@nestwell/remote-kit/router';

/**
 * What lies in this place of the history: never in an address. The server that painted the page does not know it, so it
 * is undefined while that picture is taken over, and null where nothing lies there.
 */
export function usePlaceState(): object | null | undefined {
  const { state } = useLocation() as { state: unknown };
  const isKnown = useOnDevice(() => true, false);
  if (!isKnown) return undefined;
  return typeof state === 'object' ? state : null;
}
