import { natives } from '@nestwell/remote-kit/host';

/** The page's first script reads it: a browser that has had them shows them from the start. */
const KEY = 'shell.faces';
const LONGEST = 2000;

/** Asks for the typefaces once the page has loaded and has a moment: on a slow connection all else comes before them. */
export function lateFaces(page: Document): void {
  if (page.documentElement.dataset['faces'] === undefined) return;
  if (page.readyState === 'complete') whenIdle(() => void bring(page));
  else addEventListener('load', () => whenIdle(() => void bring(page)), { once: true });
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => act(), { timeout: LONGEST });
  else natives.after(LONGEST, act);
}

/** Every word is set anew as soon as the page names them, and again with each that comes later: so they come first. */
async function bring(page: Document): Promise<void> {
  const wanted = [...page.fonts].filter(({ family, style }) => isFetched(family) && isRead(page, style));
  try {
    await Promise.all(wanted.map((face) => face.load()));
  } catch {
    // The faces of her device stay, and the next page asks again.
    return;
  }
  delete page.documentElement.dataset['faces'];
  try {
    natives.write(localStorage, KEY, 'here');
  } catch {
    return;
  }
}

/** Some browsers write a family with its quotes. */
const isFetched = (family: string) => / Variable"?$/.test(family);

/** Italics come for quotes only. */
const isRead = (page: Document, style: string) =>
  style === 'normal' || page.querySelector('blockquote') !== null;
