/** As the page's own scripts set it, past what React notes on the field itself. */
function write(field: HTMLInputElement | HTMLTextAreaElement, what: string | boolean): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const property = typeof what === 'boolean' ? 'checked' : 'value';
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, what);
}

/**
 * Does something at the beginning of her press. A box is ticked by then, which React has not heard: where that has it
 * drawn anew, as it was, it is ticked again.
 */
export function beforePress(pressed: EventTarget | null, act: () => void): void {
  const box = pressed instanceof HTMLInputElement ? pressed : undefined;
  const isTicked = box?.checked;
  act();
  if (box && isTicked !== undefined && box.checked !== isTicked) write(box, isTicked);
}

/**
 * Puts into a field what she had put there before it answered, as if she did it now. React took over the field with her
 * words in it and believes them to be its own: it is first shown what it drew.
 */
export function fillIn(field: HTMLElement, what: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(what);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && typeof what === 'boolean') {
    field.checked = !what;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd, value } = field;
    const words = String(what);
    field.value = field.defaultValue;
    write(field, words);
    // Where React has drawn its own already, the caret went with her words: she goes on behind them.
    const [start, end] = value === words ? [selectionStart, selectionEnd] : [words.length, words.length];
    if (selectionStart !== null) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
