import { clearWithMember } from '@nestwell/remote-kit/host';

/** Fields she has written into on this page; gone fields are forgotten with their elements. */
const written = new Set<WeakRef<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>>();
let lastTouch = 0;

clearWithMember(() => written.clear());

/** Remembers what she writes into and when she last did anything. Call it once. */
export function watchHer(page: Document): void {
  page.addEventListener('input', ({ target }) => note(target), { capture: true, passive: true });
  for (const type of ['pointerdown', 'keydown', 'input'] as const) {
    page.addEventListener(type, () => (lastTouch = performance.now()), { capture: true, passive: true });
  }
}

function note(target: EventTarget | null): void {
  if (!isField(target) || [...written].some((known) => known.deref() === target)) return;
  written.add(new WeakRef(target));
}

/** Whether some field still stands with something she wrote. */
export function isHalfFilled(): boolean {
  for (const known of written) {
    const field = known.deref();
    if (!field?.isConnected) written.delete(known);
    else if (holdsSomething(field)) return true;
  }
  return false;
}

/** What she wrote, field by field, to be taken along. */
export function writtenWords(): string {
  return [...written]
    .map((known) => known.deref())
    .filter((field) => field?.isConnected && isWritten(field) && field.value.trim() !== '')
    .map((field) => field?.value.trim())
    .join('\n\n');
}

/** Whether she has done anything since a moment of `performance.now()`. */
export const hasActedSince = (moment: number) => lastTouch > moment;

const isWritten = (field: Element) =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement &&
    ['text', 'email', 'search', 'tel', 'url', 'number'].includes(field.type));

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const holdsSomething = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== '';
