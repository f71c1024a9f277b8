import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

export interface Asked {
  path: string;
  method?: string;
  body?: string;
}

export interface Tally {
  seconds: number;
  /** Ms each served call took. */
  served: number[];
  /** Refused with 503, to come again. */
  shed: number;
  /** Anything else: other statuses, broken connections, no answer in time. */
  failed: number;
}

const DEADLINE = 30_000;
/** A crowd shares no queue of its own: everybody has a connection. */
const agent = new Agent({ keepAlive: true });

/** Somebody signed in who asks again and again. */
export class Callers {
  constructor(
    private readonly site: string,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly wanted: (number: number) => Asked,
  ) {}

  /** So many at once, each asking again as soon as it is answered: what the site can do. */
  async closed(sideBySide: number, seconds: number): Promise<Tally> {
    const tally: Tally = { seconds, served: [], shed: 0, failed: 0 };
    const end = performance.now() + seconds * 1000;
    let number = 0;
    const one = async () => {
      while (performance.now() < end) await this.ask((number += 1), tally);
    };
    await Promise.all(Array.from({ length: sideBySide }, one));
    return tally;
  }

  /** So many a second, whether they are answered or not, as a crowd does. */
  async open(perSecond: number, seconds: number): Promise<Tally> {
    const tally: Tally = { seconds, served: [], shed: 0, failed: 0 };
    const started = performance.now();
    const asked: Promise<void>[] = [];
    for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - started) / 1000) {
      while (asked.length < elapsed * perSecond) asked.push(this.ask(asked.length, tally));
      await wait(5);
    }
    await Promise.all(asked);
    return tally;
  }

  /** Asks once, and counts the answer. */
  ask(number: number, tally: Tally): Promise<void> {
    const { hostname, port } = new URL(this.site);
    const { path, method = 'GET', body } = this.wanted(number);
    const started = performance.now();
    return new Promise((resolve) => {
      const fail = () => {
        tally.failed += 1;
        resolve();
      };
      const outgoing = request({ agent, hostname, port, path, method, headers: this.headers }, (response) => {
        response.resume();
        response.on('error', fail);
        response.on('end', () => {
          const { statusCode = 0 } = response;
          if (statusCode === 503) tally.shed += 1;
          else if (statusCode < 300) tally.served.push(performance.now() - started);
          else tally.failed += 1;
          resolve();
        });
      });
      outgoing.setTimeout(DEADLINE, () => outgoing.destroy(new Error('no answer')));
      outgoing.on('error', fail);
      outgoing.end(body);
    });
  }
}
