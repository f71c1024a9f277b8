import { ownerOf } from './owner-of';
import { begins, ends, running, seen, startHeartbeat } from './running';

const EVENTS = ['pointerdown', 'click', 'keydown', 'input', 'change', 'submit'] as const;

/** Marks whose part of the page an event is dispatched to, and starts the heartbeat. Call it before any module's code runs. */
export function watchPage(page: Window & typeof globalThis): void {
  for (const type of EVENTS) {
    page.addEventListener(type, noteTarget, { capture: true, passive: true });
    page.addEventListener(type, noteEnd, { passive: true });
  }
  // The page stands still while she looks at the printer's dialog: nobody holds it.
  page.addEventListener('beforeprint', () => seen(false));
  page.addEventListener('afterprint', () => seen(true));
  page.addEventListener('pagehide', () => seen(false));
  page.addEventListener('pageshow', () => seen(true));
  const look = () => seen(page.document.visibilityState !== 'hidden');
  page.document.addEventListener('visibilitychange', look);
  look();
  startHeartbeat();
}

function noteTarget({ target }: Event): void {
  const owner = ownerOf(target);
  if (owner) begins(owner, 'event');
}

function noteEnd(): void {
  if (running()?.doing === 'event') ends();
}
