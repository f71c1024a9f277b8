import { useHost } from '../host/host-context';

/** After a purchase, a trial or a cancellation: lets the gate look again at once. */
export function useAccess(): { recheck: () => void } {
  const { recheckAccess } = useHost('useAccess');
  return { recheck: recheckAccess };
}
