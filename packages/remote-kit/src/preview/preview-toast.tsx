import { useSyncExternalStore } from 'react';
import type { ToastMessage } from '../host/host';
import type { Store } from '../host/store';
import * as css from './preview.module.css';

export function PreviewToast({ toasts }: { toasts: Store<readonly ToastMessage[]> }) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.get).at(-1);
  if (!toast) return null;
  return (
    <div role={toast.tone ?? 'status'} className={css.toast}>
      <strong>{toast.title}</strong> {toast.description}
      {toast.action && (
        <button type="button" onClick={toast.action.onSelect}>
          {toast.action.label}
        </button>
      )}
      <button type="button" onClick={() => toasts.set([])}>
        Dismiss
      </button>
    </div>
  );
}
