import { createStore, type Store, type ToastMessage } from '@nestwell/remote-kit/host';

export interface ShownToast extends ToastMessage {
  /** Grows, so that an equal text shown again is a new toast. */
  id: string;
}

export interface ToastQueue {
  shown: Store<ShownToast | null>;
  show: (message: ToastMessage) => void;
  dismiss: (id: ShownToast['id']) => void;
}

/** One toast at a time: the newest replaces the one before. */
export function createToastQueue(): ToastQueue {
  const shown = createStore<ShownToast | null>(null);
  let id = 0;
  return {
    shown,
    show: (message) => shown.set({ ...message, id: String(++id) }),
    // A toast that was replaced meanwhile has nothing left to take away.
    dismiss: (id) => void (shown.get()?.id === id && shown.set(null)),
  };
}
