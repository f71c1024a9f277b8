import { useRef, type FocusEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was in each text field when she came to it. Searches hold nothing of hers. */
export function useWritten() {
  const before = useRef(new Map<Field, string>());
  return {
    onFocusCapture: ({ target }: FocusEvent) => {
      if (isText(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    /** The longest text she has written or changed; undefined where there is none. */
    text: (): string | undefined =>
      [...before.current]
        .filter(([field, start]) => field.isConnected && field.value !== start)
        .map(([field]) => field.value.trim())
        .filter((text) => text !== '')
        .sort((one, other) => other.length - one.length)[0],
  };
}

const TEXT_TYPES = ['text', 'email', 'url', 'tel', 'number'];

function isText(target: EventTarget): target is Field {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  if (!(target instanceof HTMLInputElement) || target.readOnly) return false;
  return TEXT_TYPES.includes(target.type) && target.getAttribute('role') !== 'combobox';
}
