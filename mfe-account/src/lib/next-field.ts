const asked = 'input:not([type=checkbox]):not([disabled]), select:not([disabled])';

/**
 * As the `ref` of a form: Enter, and the phone's Next key, go from a field to the next one that is still empty, or to a
 * choice that is not made; from the last of them Enter does what it does in any form: it presses the main button.
 */
export function leadsOn(form: HTMLFormElement): () => void {
  form.addEventListener('keydown', toNextField);
  return () => form.removeEventListener('keydown', toNextField);
}

function toNextField(this: HTMLFormElement, event: KeyboardEvent): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.isComposing || !(field instanceof HTMLInputElement)) return;
  const fields = [...this.querySelectorAll<HTMLInputElement | HTMLSelectElement>(asked)];
  const from = fields.indexOf(field);
  const next = from < 0 ? undefined : fields.slice(from + 1).find((other) => isOpen(other, field));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The radios of one question are answered together. */
function isOpen(other: HTMLInputElement | HTMLSelectElement, from: HTMLInputElement): boolean {
  if (!(other instanceof HTMLInputElement) || other.type !== 'radio') return other.value === '';
  if (other.name === from.name) return false;
  const group = other.form?.elements.namedItem(other.name);
  return !(group instanceof RadioNodeList ? group.value : other.checked);
}

/** The first field that is typed into; a step of choices alone has none. */
export const firstField = (within: HTMLElement | null): HTMLElement | null =>
  within?.querySelector<HTMLElement>('input:not([type=checkbox]):not([type=radio])') ?? null;
