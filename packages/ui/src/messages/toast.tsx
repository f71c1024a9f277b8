import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button';
import { useClearPlace } from './use-clear-place';
import { useSwipeRight } from './use-swipe-right';

export interface ToastContent {
  /** A new id is a new toast, even with the same words. */
  id: string | number;
  title: string;
  description?: string;
  /** `status` for success, `alert` for failure: calm, not red. */
  tone?: 'status' | 'alert';
  action?: { label: string; onSelect: () => void };
}

export interface ToastRegionProps {
  /** The one to show; the newest replaces. */
  toast: ToastContent | null;
  onDismiss: (id: ToastContent['id']) => void;
  /** Milliseconds, unless there is something to undo; waits while the pointer or the focus is on it. */
  duration?: number;
}

const HOTKEY = 'F8';
const USUAL_DURATION = 5000;
/** She reads what happened, and decides. */
const WITH_ACTION = 8000;

/**
 * Where notifications appear. In the page from the start and without a library: a failure's toast must show when
 * nothing more can be fetched.
 */
export function ToastRegion({ toast, onDismiss, duration = USUAL_DURATION }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useClearPlace(region, toast?.id);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== HOTKEY) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    // Live before anything is added, so that what is added is read out; an open dialog, which hides the rest of the
    // page from screen readers, leaves what carries `aria-live` alone.
    <div
      ref={region}
      className="nw-toasts"
      role="region"
      aria-label="Notifications (F8)"
      aria-live="polite"
      tabIndex={-1}
    >
      {toast && (
        <Toast
          key={toast.id}
          toast={toast}
          duration={toast.action ? WITH_ACTION : duration}
          onDismiss={() => onDismiss(toast.id)}
        />
      )}
    </div>
  );
}

interface ToastProps {
  toast: ToastContent;
  duration: number;
  onDismiss: () => void;
}

/** The slab alone; `ToastRegion` decides where it stands and for how long. */
export function Toast({ toast, duration, onDismiss }: ToastProps) {
  const { title, description, tone = 'status', action } = toast;
  const slab = useRef<HTMLDivElement>(null);
  useExpiry(slab, duration, onDismiss);
  const swipe = useSwipeRight(onDismiss);
  return (
    <div ref={slab} className="nw-toast" role={tone} aria-atomic="true" {...swipe}>
      <span className="nw-egg nw-egg--small" aria-hidden="true">
        {tone === 'alert' ? <CircleAlert /> : <Check />}
      </span>
      <div className="nw-toast__words">
        <b>{title}</b>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="nw-toast__action"
          onClick={() => {
            action.onSelect();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton className="nw-ib--inherit" label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Lets the toast go after its time, counted anew once pointer and focus have left it. */
function useExpiry(slab: { current: HTMLElement | null }, duration: number, onDismiss: () => void) {
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    const region = slab.current?.parentElement;
    if (!region) return;
    let timer = setTimeout(() => dismiss.current(), duration);
    const hold = () => clearTimeout(timer);
    const resume = () => {
      clearTimeout(timer);
      timer = setTimeout(() => dismiss.current(), duration);
    };
    const pairs = [
      ['pointerenter', hold],
      ['focusin', hold],
      ['pointerleave', resume],
      ['focusout', resume],
    ] as const;
    for (const [event, react] of pairs) region.addEventListener(event, react);
    return () => {
      clearTimeout(timer);
      for (const [event, react] of pairs) region.removeEventListener(event, react);
    };
  }, [slab, duration]);
}
