import { ToastRegion } from '@nestwell/ui';
import { useSyncExternalStore } from 'react';
import type { ToastMessage } from '../host/host';
import type { Store } from '../state/store';

/** As in the shell, the newest toast replaces the one before. */
export function PreviewToasts({ toasts }: { toasts: Store<readonly ToastMessage[]> }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const newest = shown.at(-1);
  return (
    <ToastRegion toast={newest ? { ...newest, id: shown.length } : null} onDismiss={() => toasts.set([])} />
  );
}
