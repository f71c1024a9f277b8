import { natives } from '@nestwell/remote-kit/host';
import { isAlive, standing, type EarlyNotes, type Noting } from './early-notes';
import { beforePress, fillIn } from './fill-in';

const EVERY = 50;
const LONGEST = 10_000;
/** What asks a field what stands in it. */
const ASKS = ['click', 'submit', 'keydown'] as const;

/**
 * Does what she did while the page was only a picture, as soon as that part of it answers: first what she typed, then
 * her presses, each once, one at a time, so that each is answered with what the one before it changed. @returns how to
 * give up
 */
export function doEarlyInput(place: Noting): () => void {
  const since = performance.now();
  // As they stand now: the part they are in may be drawn anew before it is looked at again.
  if (place.early) for (const noted of partsOf(place.early)) standing(place, noted);
  let isTyping = false;
  const type = () => {
    // A box is ticked by a press.
    if (!place.early || isTyping) return false;
    isTyping = true;
    const typed = typeNow(place, place.early);
    isTyping = false;
    return typed;
  };
  const tryNow = () => {
    if (!type() && place.early) pressNow(place, place.early);
    if (performance.now() - since > LONGEST) stop();
  };
  const ticking = natives.every(EVERY, tryNow);
  // A press of hers that is sooner than the next look finds what she typed.
  const page = place.ownerDocument;
  const typeFirst = ({ target }: Event) => beforePress(target, type);
  for (const asking of ASKS) page.addEventListener(asking, typeFirst, { capture: true, passive: true });
  // What she types on is heard from here on with all that stands there. Where nobody hears it yet it is noted anew.
  const typesOn = ({ target }: Event) => void (isTyping || place.early?.typed.delete(target as HTMLElement));
  page.addEventListener('input', typesOn, { capture: true, passive: true });
  const stop = () => {
    ticking();
    for (const asking of ASKS) page.removeEventListener(asking, typeFirst, true);
    page.removeEventListener('input', typesOn, true);
    for (const [noted] of place.early?.pressed ?? []) unmark(noted);
    delete place.early;
  };
  return stop;
}

const partsOf = ({ pressed, typed }: EarlyNotes) => [...pressed.map(([part]) => part), ...typed.keys()];

/** @returns whether anything was typed just now: what answers to it is drawn first */
function typeNow(place: HTMLElement, { typed }: EarlyNotes): boolean {
  const before = typed.size;
  for (const [noted, what] of typed) {
    const field = standing(place, noted);
    if (!field || !isAlive(field)) continue;
    typed.delete(noted);
    fillIn(field, what);
  }
  return typed.size < before;
}

function pressNow(place: HTMLElement, { pressed }: EarlyNotes): void {
  for (const press of pressed) {
    const [noted, key] = press;
    const part = standing(place, noted);
    if (!part || !isAlive(part)) continue;
    pressed.splice(pressed.indexOf(press), 1);
    unmark(noted);
    if (key !== undefined) pressKey(part, key);
    else if (part instanceof HTMLFormElement) part.requestSubmit();
    else part.click();
    return;
  }
}

/** It was pale from the press on, as an answer. */
const unmark = (part: HTMLElement) => part.style.removeProperty('opacity');

/** A key goes on from where the one before it led to. */
function pressKey(part: HTMLElement, key: string): void {
  const { activeElement } = part.ownerDocument;
  const from = part.parentElement?.contains(activeElement) ? activeElement : part;
  from?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
