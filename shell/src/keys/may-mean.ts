import { isAlone, isUnheard } from '@nestwell/remote-kit/host';

export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** Whether a key may be one of ours: never while she types, and never below what stands over the page. */
export function mayMean(event: KeyboardEvent): boolean {
  if (!isUnheard(event)) return false;
  return isPaletteKey(event) || (event.key.length === 1 && event.key !== ' ' && isAlone(event));
}
