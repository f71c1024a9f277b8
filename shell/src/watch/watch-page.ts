import { forgetLoading } from './loading';
import { calledBy } from './called-by';
import { ownerOf } from './owner-of';
import { begins, during, leaves, returns, running, stands } from './running';

/** As many calls of a stack as browsers tell. */
const CALLS = 10;

const EVENTS = ['pointerdown', 'click', 'keydown', 'input', 'change', 'submit'] as const;

/** Marks whose code an event or a timer is about to call. Call it before any module's code runs. */
export function watchPage(page: Window & typeof globalThis): void {
  for (const type of EVENTS) {
    page.addEventListener(type, noteTarget, { capture: true, passive: true });
  }
  // The page stands still while she looks at the printer's dialog: nobody holds it.
  page.addEventListener('beforeprint', stands);
  page.addEventListener('pagehide', () => {
    leaves();
    forgetLoading();
  });
  page.addEventListener('pageshow', returns);
  page.setTimeout = watched(page.setTimeout.bind(page));
  page.setInterval = watched(page.setInterval.bind(page));
}

function noteTarget({ target }: Event): void {
  const owner = ownerOf(target as EventTarget | null);
  if (owner) begins(owner, 'event');
}

type Timer = typeof setTimeout | typeof setInterval;
type Callback = (...given: unknown[]) => unknown;

/** What a module starts, or what is started while its code runs, is its own when its time comes. */
function watched<Start extends Timer>(start: Start): Start {
  function startWatched(act: TimerHandler, milliseconds?: number, ...given: unknown[]): number {
    const owner = running()?.owner ?? calledBy(startWatched, CALLS);
    const call = start as (act: TimerHandler, milliseconds?: number, ...given: unknown[]) => number;
    if (owner === undefined || typeof act !== 'function') return call(act, milliseconds, ...given);
    const own = act as Callback;
    return call((...later: unknown[]) => during(owner, 'timer', () => own(...later)), milliseconds, ...given);
  }
  return startWatched as Start;
}
