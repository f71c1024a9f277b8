import { live } from '@nestwell/contracts/delivery';
import { onRunning, running, type Running } from './running';

/** What the watchdog is told: whose code runs from now on, or that nobody's does. */
export interface Watch {
  running: Running | null;
  /** Where it tells whose code held the page. */
  report: string;
}

// Named apart from the worker: beside it the bundler would give it a runtime of its own, a hundred times its size.
const script = new URL('./watchdog.worker.js', import.meta.url);

/** A worker sees what this thread cannot: that it is held. It is small, and starts when the page has nothing else to do. */
export function startWatchdog(page: Window & typeof globalThis): void {
  const start = () => {
    const dog = new Worker(script);
    const tell = (now: Running | null) =>
      dog.postMessage({ running: now, report: live.reportSignals.path } satisfies Watch);
    onRunning(tell);
    tell(running());
  };
  if ('requestIdleCallback' in page) page.requestIdleCallback(start, { timeout: 5000 });
  else (page as Window).setTimeout(start, 2000);
}
