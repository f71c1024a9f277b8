import type * as Library from '@testing-library/dom';
import type { Step } from './sought';

declare global {
  interface Window {
    TestingLibraryDom?: typeof Library;
    /** What was last looked for, and whether a press has reached it since. */
    aim?: { at: HTMLElement; isHit?: boolean };
  }
}

/** An element as it stands in the window. */
export interface Seen {
  /** Its middle. */
  x: number;
  y: number;
  /** What keeps a press there from reaching it: what covers it, or that what it is in still moves. */
  obstacle?: string;
  /** Whether React has hydrated it: until then it is the server's HTML. */
  hydrated: boolean;
  text: string;
  value?: string;
  checked?: boolean;
  /** Its ARIA states, by their names without `aria-`. */
  aria: Record<string, string>;
}

/** Runs in the page: the first element that is sought, in the middle of the window; null where there is none. */
export function lookFor(steps: Step[]): Seen | null {
  const library = window.TestingLibraryDom;
  if (library === undefined) throw new Error('The page was left meanwhile');
  let found = document.body;
  for (const { role, name, text, checked } of steps) {
    const options = {
      ...(name && { name: new RegExp(name.source, name.flags) }),
      ...(checked !== undefined && { checked }),
    };
    const pattern = text && new RegExp(text.source, text.flags);
    const [first] = library
      .queryAllByRole(found, role, options)
      .filter((one) => one.checkVisibility() && (pattern?.test(one.textContent ?? '') ?? true));
    if (first === undefined) return null;
    found = first;
  }
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (found.contains(hit) || hit.closest('label')?.control === found);
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const ends = effect?.getComputedTiming().iterations !== Infinity;
    return ends && playState === 'running' && target !== null && target.contains(found);
  });

  const noteHit = ({ target }: Event) => {
    if (window.aim) window.aim.isHit = window.aim.at.contains(target as Node);
  };
  if (window.aim === undefined) addEventListener('click', noteHit, true);
  window.aim = { at: found };
  const field = found as HTMLInputElement;
  // React stops an event at its root where it cannot hydrate yet what the event is meant for.
  let isReached = false;
  found.addEventListener('auxclick', () => (isReached = true), { once: true });
  found.dispatchEvent(new Event('auxclick'));
  return {
    x,
    y,
    ...(isMoving && { obstacle: 'it moves' }),
    ...(!isHit && { obstacle: `covered by ${hit?.outerHTML.slice(0, 200) ?? 'the edge of the window'}` }),
    ...(found.matches(':disabled, [aria-disabled=true]') && { obstacle: 'it is disabled' }),
    hydrated: isReached && document.querySelector('[data-interactive]') !== null,
    text: found.textContent ?? '',
    value: field.value,
    checked: field.checked,
    aria: Object.fromEntries(
      [...found.attributes]
        .filter((one) => one.name.startsWith('aria-'))
        .map((one) => [one.name.slice('aria-'.length), one.value]),
    ),
  };
}
