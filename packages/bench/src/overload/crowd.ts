import { setTimeout as wait } from 'node:timers/promises';
import autocannon, { type Options, type Request, type Result } from 'autocannon';

export interface Tally {
  seconds: number;
  /** Ms from the asking to the end of each served answer. */
  served: number[];
  /** Refused with 503, to come again. */
  shed: number;
  /** Anything else: other statuses, broken connections, no answer in time. */
  failed: number;
}

export interface Crowd {
  /** Each asks again as soon as it is answered, or as its share of the rate allows. */
  connections: number;
  /** For how long they ask; none: until `amount` were answered. */
  seconds?: number;
  amount?: number;
  /** Calls a second of all together; none: as many as are answered. */
  perSecond?: number;
}

/** Seconds after which a call without an answer has failed. */
const DEADLINE = 30;

/**
 * Autocannon sends all that a connection may send within a second at the beginning of the second. So many runs of it,
 * started one after the other, spread the calls over the second.
 */
const RUNS_OF_A_RATE = 20;

/** Many who ask at once, in this process, which does nothing else meanwhile. */
export async function ask(
  url: string,
  requests: Request[],
  { connections, seconds, perSecond, amount }: Crowd,
): Promise<Tally> {
  const begun = performance.now();
  const tally: Tally = { seconds: 0, served: [], shed: 0, failed: 0 };
  const note: OnResponse = (status, milliseconds) => {
    tally.seconds = seconds ?? (performance.now() - begun) / 1000;
    if (status === 503) tally.shed += 1;
    else if (status < 300) tally.served.push(milliseconds);
    else tally.failed += 1;
  };
  const limits = {
    ...(seconds !== undefined && { duration: seconds }),
    ...(amount !== undefined && { amount }),
  };
  const options = { url, requests, timeout: DEADLINE, ...limits };
  const failed =
    perSecond === undefined
      ? await run({ ...options, connections }, note)
      : await runSpread({ ...options, connections, overallRate: perSecond }, note);
  tally.failed += failed;
  return tally;
}

type OnResponse = (status: number, milliseconds: number) => void;
type RatedOptions = Options & Required<Pick<Options, 'connections' | 'overallRate'>>;

async function runSpread(options: RatedOptions, note: OnResponse): Promise<number> {
  const share = {
    connections: Math.ceil(options.connections / RUNS_OF_A_RATE),
    overallRate: Math.ceil(options.overallRate / RUNS_OF_A_RATE),
  };
  const failed = await Promise.all(
    Array.from({ length: RUNS_OF_A_RATE }, async (_, index) => {
      await wait((index * 1000) / RUNS_OF_A_RATE);
      return run({ ...options, ...share }, note);
    }),
  );
  return failed.reduce((sum, count) => sum + count, 0);
}

/** @returns how many broke, or had no answer in time */
function run(options: Options, note: OnResponse): Promise<number> {
  return new Promise((resolve, reject) => {
    const running = autocannon(options, (error, result: Result) => {
      if (error) reject(error as Error);
      else resolve(result.errors + result.timeouts);
    });
    running.on('response', (_, status, __, milliseconds) => note(status, milliseconds));
  });
}

export const perSecondOf = ({ served, seconds }: Tally): number => served.length / seconds;

/** @param share 0.99 for the slowest of a hundred. Milliseconds; no number where nothing was served. */
export function percentileOf({ served }: Pick<Tally, 'served'>, share: number): number {
  return served.toSorted((one, other) => one - other)[Math.floor(served.length * share)] ?? Number.NaN;
}
