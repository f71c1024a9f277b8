import { live, type Signal } from '@nestwell/contracts/delivery';
import { sendAndForget } from '@nestwell/remote-kit/host';

const SEND_EVERY = 20_000;
const MOST = 60;

/** Collects what this page measures of remotes, and sends it when there is a pause or the page is left. */
export class Signals {
  private waiting: Signal[] = [];

  constructor(private readonly send: (signals: readonly Signal[]) => void = report) {}

  note(signal: Signal): void {
    // A page that measures without end says nothing new after a while.
    if (this.waiting.length < MOST)
      this.waiting.push({ ...signal, value: Math.min(60_000, Math.max(0, signal.value)) });
  }

  /** Without a network they wait on: nothing would arrive, and a page that is left has better to do. */
  flush(): void {
    if (this.waiting.length === 0 || !navigator.onLine) return;
    this.send(this.waiting);
    this.waiting = [];
  }

  /** `last` runs before the page is hidden: what is only known at its end. */
  watch(page: Document, last: () => void): void {
    setInterval(() => this.flush(), SEND_EVERY);
    page.addEventListener('visibilitychange', () => {
      if (page.visibilityState !== 'hidden') return;
      last();
      this.flush();
    });
  }
}

const report = (signals: readonly Signal[]) => sendAndForget(live.reportSignals, { signals: [...signals] });
