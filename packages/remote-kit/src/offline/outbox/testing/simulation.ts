import { HttpError } from '../../../request/http-error';
import { Outbox, PLAN_MISSING, type Outcome } from '../outbox';
import type { NewWaiting, Waiting } from '../waiting';
import { waitedOf } from '../post';
import { MemoryBrowser } from './memory-shelf';

type Body = { name: string } | { by: number };

/** Things with a name, and a count: made, changed, taken away, added to. Knows keys, as the services do. */
export class SimulatedServer {
  readonly things = new Map<string, string>();
  count = 0;
  isUp = true;
  /** Without one only what is counted is taken. */
  hasPlan = true;
  /** The next answer is lost on its way, though the work is done. */
  losesAnswer = false;
  private readonly answers = new Map<string, Outcome>();

  /** The longest that a change said it had waited, in milliseconds, and the shortest. */
  readonly waited = { longest: 0, shortest: Infinity };

  take({ key, method, url, body }: Waiting, waited: number): Outcome {
    this.waited.longest = Math.max(this.waited.longest, waited);
    this.waited.shortest = Math.min(this.waited.shortest, waited);
    if (!this.isUp) return { is: 'later' };
    if (!this.hasPlan && url !== FREE) return planless();
    const answer = this.answers.get(key) ?? this.work(method, url, body as Body);
    this.answers.set(key, answer);
    if (!this.losesAnswer) return answer;
    this.losesAnswer = false;
    return { is: 'later' };
  }

  private work(method: string, url: string, body: Body): Outcome {
    if ('by' in (body ?? {})) {
      this.count += (body as { by: number }).by;
      return { is: 'sent', answer: { count: this.count } };
    }
    const { name } = (body ?? { name: '' }) as { name: string };
    if (method === 'POST') {
      const id = uuid();
      this.things.set(id, name);
      return { is: 'sent', answer: { id } };
    }
    const id = url.split('/').at(-1) ?? '';
    if (!this.things.has(id)) return method === 'DELETE' ? { is: 'sent', answer: undefined } : gone();
    if (method === 'DELETE') this.things.delete(id);
    else this.things.set(id, name);
    return { is: 'sent', answer: { id } };
  }
}

/** Goes whatever her plan. */
const FREE = '/count';

const planless = (): Outcome => ({ is: 'later', error: new HttpError(PLAN_MISSING, 'Payment Required', '') });

const gone = (): Outcome => ({
  is: 'refused',
  error: new HttpError(404, 'Not Found', ''),
  refused: { status: 404, body: '' },
});

let made = 0;
export const uuid = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

/** A browser with tabs that are killed at any step, and one lock between them. */
export class SimulatedDevice {
  readonly browser = new MemoryBrowser();
  private readonly tabs: ({ outbox: Outbox; kill: () => void } | undefined)[] = [];
  private turn: Promise<void> = Promise.resolve();
  private timers: (() => void)[] = [];
  /** What this device takes for the time, in milliseconds. */
  clock = 0;

  constructor(private readonly server: SimulatedServer) {}

  /** Opens the tab of this number, or gives the one that is open. */
  tab(number: number): Outbox {
    return (this.tabs[number] ??= this.open()).outbox;
  }

  kill(number: number): void {
    this.tabs[number]?.kill();
    this.tabs[number] = undefined;
  }

  /** Lets what waits for the clock go on. */
  passTime(): void {
    const due = this.timers;
    this.timers = [];
    for (const act of due) act();
  }

  submit(number: number, change: Pick<NewWaiting, 'key' | 'method' | 'url' | 'body'>): void {
    const rest = { userId: 'ama', zone: 'UTC', keptAt: this.clock, noun: '', title: '', open: '', shows: [] };
    this.tab(number)
      .submit({ ...rest, ...change, ...(change.url === FREE && { needsNoPlan: true }) })
      .catch(() => undefined);
  }

  private open() {
    const life = { alive: true, end: () => undefined as void };
    const death = new Promise<void>((resolve) => {
      life.end = () => {
        life.alive = false;
        resolve();
      };
    });
    const step = () => (life.alive ? Promise.resolve() : new Promise<never>(() => undefined));
    const outbox = new Outbox({
      shelf: this.browser.shelf(step),
      post: async (waiting) => {
        await step();
        const outcome = this.server.take(waiting, waitedOf(waiting.keptAt, this.clock));
        await step();
        return outcome;
      },
      // The browser gives the lock to the next tab when the one that holds it dies.
      alone: (work) => {
        const mine = this.turn.then(() => (life.alive ? Promise.race([work(), death]) : undefined));
        this.turn = mine.catch(() => undefined);
        return mine;
      },
      after: (_, act) => {
        this.timers.push(() => void (life.alive && act()));
        return () => undefined;
      },
      userId: () => 'ama',
      changed: () => undefined,
    });
    return { outbox, kill: life.end };
  }
}
