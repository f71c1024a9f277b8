import { useHost } from '../host/host-context';
import type { ToastMessage } from '../host/host';

/** One toast at a time, the newest replaces; 5 s, 8 with something to press, swipe right, F8 focuses it. */
export function useToast(): { toast: (message: ToastMessage) => void } {
  const { toast } = useHost('useToast');
  return { toast };
}
