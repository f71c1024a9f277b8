/** Where letters are typed, or mean something of their own. */
const TAKEN =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="listbox"], [role="menu"], ' +
  '[role="dialog"], [role="alertdialog"]';
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"]';

export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** Whether a key may be one of ours: never while she types, and never below what stands over the page. */
export function mayMean(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (repeat || isComposing || defaultPrevented) return false;
  if (document.querySelector(OVER_THE_PAGE)) return false;
  if (isPaletteKey(event)) return true;
  if (ctrlKey || metaKey || altKey || key.length !== 1 || key === ' ') return false;
  return !(target instanceof Element && target.closest(TAKEN));
}
