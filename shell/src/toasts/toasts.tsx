import { ToastRegion } from '@nestwell/ui';
import { useSyncExternalStore } from 'react';
import type { ToastQueue } from './toast-queue';

export function Toasts({ queue }: { queue: ToastQueue }) {
  const toast = useSyncExternalStore(queue.shown.subscribe, queue.shown.get, queue.shown.get);
  return <ToastRegion toast={toast} onDismiss={(id) => queue.dismiss(String(id))} />;
}
