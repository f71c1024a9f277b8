/** What a user does to parts of the page that React has not hydrated yet. */
export interface RecordedEvents {
  /** Controls that were pressed and forms that were sent. */
  pressed: Set<HTMLElement>;
  /** Fields with their content, or whether they are ticked. */
  entered: Map<HTMLInputElement, string | boolean>;
  /** An input method composes text, and would break off where a script wrote into its field. */
  isComposing?: boolean;
  /** Asked before an event is recorded; nothing is hydrated until `replayEvents` sets it. */
  isHydrated: (part: HTMLElement) => boolean;
}

export type RecordingRoot = HTMLElement & { recordedEvents?: RecordedEvents };

const INTERVAL_MS = 50;
const TIMEOUT_MS = 10_000;

/** Event replay, once a part of the page is hydrated: fields first, then one press at a time, each upon the one before. */
export function replayEvents(root: RecordingRoot): void {
  const events = root.recordedEvents;
  if (!events) return;
  const hydrated = hydratedIn(root, [...events.pressed, ...events.entered.keys()]);
  const unrecorded = (act: () => void) => {
    delete root.recordedEvents;
    act();
    root.recordedEvents = events;
  };
  const enter = () => {
    for (const [recorded, content] of events.isComposing ? [] : events.entered) {
      const field = hydrated(recorded);
      if (field && events.entered.delete(recorded)) unrecorded(() => enterContent(field, content));
    }
  };
  const press = () => {
    for (const recorded of events.pressed) {
      const part = hydrated(recorded);
      if (!part) continue;
      events.pressed.delete(recorded);
      recorded.style.opacity = '';
      return unrecorded(() => (part instanceof HTMLFormElement ? part.requestSubmit() : part.click()));
    }
  };
  events.isHydrated = (part) => {
    enter();
    return hydrated(part) === part;
  };
  const startedAt = performance.now();
  const interval = setInterval(() => {
    enter();
    press();
    if (performance.now() - startedAt < TIMEOUT_MS) return;
    clearInterval(interval);
    for (const { style } of events.pressed) style.opacity = '';
    delete root.recordedEvents;
  }, INTERVAL_MS);
}

/**
 * Finds a recorded part, or what was rendered in its place (of its name, at its position among as many), once it is
 * hydrated: React hydrates what an event like `auxclick` is meant for, or stops it at the root while it cannot.
 */
function hydratedIn(root: HTMLElement, known: readonly HTMLElement[]) {
  const positions = new WeakMap<HTMLElement, readonly [index: number, count: number]>();
  const alikeOf = <Part extends HTMLElement>(part: Part) => {
    const all = [...root.querySelectorAll<Part>(part.tagName)];
    const alike = all.filter((one) => nameOf(one) === nameOf(part));
    if (part.isConnected) positions.set(part, [alike.indexOf(part), alike.length]);
    return alike;
  };
  known.forEach(alikeOf);
  return <Part extends HTMLElement>(recorded: Part): Part | undefined => {
    const alike = alikeOf(recorded);
    const [index, count] = positions.get(recorded) ?? [0, 1];
    const part = alike.length === count ? alike[index] : undefined;
    let isReached = false;
    part?.addEventListener('auxclick', () => (isReached = true), { once: true });
    part?.dispatchEvent(new Event('auxclick'));
    return isReached && part?.isConnected ? part : undefined;
  };
}

const nameOf = (part: HTMLElement & Partial<Pick<HTMLInputElement, 'labels' | 'placeholder'>>) =>
  part.getAttribute('aria-label') ?? (part.labels?.[0]?.textContent || part.textContent || part.placeholder);

/** React compares with what a script wrote last: it is shown other content before the browser's setter writes past it. */
export function enterContent(field: HTMLInputElement, content: string | boolean): void {
  if (typeof content === 'boolean') {
    field.checked = !content;
    return field.click();
  }
  const { selectionStart, selectionEnd, value } = field;
  if (!isSelectOrFile(field)) field.value = content === '' ? ' ' : '';
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (field.type !== 'file') setter?.call(field, content);
  // Where React had rendered over the text, the caret stays behind it.
  if (value === content && typeof selectionStart === 'number')
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event(isSelectOrFile(field) ? 'change' : 'input', { bubbles: true }));
}

export const isSelectOrFile = ({ type }: HTMLInputElement) => type === 'select-one' || type === 'file';
