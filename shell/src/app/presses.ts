import { natives } from '@nestwell/remote-kit/host';

/** The page's own script notes them here, before any other has come: see `paintedRoot` of the services. */
interface Pressed extends HTMLElement {
  pressed?: HTMLElement[];
}

const EVERY = 50;
const LONGEST = 10_000;

/** React keeps what it knows of a part of the page on the part itself, from when it answers to a press. */
const isAlive = (part: HTMLElement) => Object.keys(part).some((name) => name.startsWith('__reactProps$'));

const nameOf = (part: HTMLElement) => part.getAttribute('aria-label') ?? part.textContent;

/** The same button, where its part of the page was drawn anew. */
const now = (place: HTMLElement, part: HTMLElement) =>
  part.isConnected
    ? part
    : [...place.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(part));

/** Does what she pressed while the page was only a picture, each as soon as it answers. @returns how to give up */
export function doPresses(place: Pressed): () => void {
  const since = performance.now();
  const tryNow = () => {
    const waiting = (place.pressed ?? []).filter((part) => {
      const button = now(place, part);
      if (!button || !isAlive(button)) return true;
      button.click();
      return false;
    });
    place.pressed = waiting;
    if (performance.now() - since > LONGEST) stop();
  };
  const ticking = natives.every(EVERY, tryNow);
  const stop = () => {
    ticking();
    delete place.pressed;
  };
  return stop;
}
