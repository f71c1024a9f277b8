import { natives } from '@nestwell/remote-kit/host';

/** The page's first script reads it: a browser that has had them shows them from the start. */
const KEY = 'shell.faces';
const LONGEST = 2000;

/** Asks for the typefaces once the page has loaded and has a moment: on a slow connection all else comes before them. */
export function lateFaces(page: Document): void {
  if (page.documentElement.dataset['faces'] === undefined) return;
  if (page.readyState === 'complete') whenIdle(() => bring(page));
  else addEventListener('load', () => whenIdle(() => bring(page)), { once: true });
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => act(), { timeout: LONGEST });
  else natives.after(LONGEST, act);
}

function bring(page: Document): void {
  delete page.documentElement.dataset['faces'];
  try {
    natives.write(localStorage, KEY, 'here');
  } catch {
    return;
  }
}
