import autocannon, { type Request, type Result } from 'autocannon';

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

/** Many who ask at once, in this process, which does nothing else meanwhile. */
export async function ask(
  url: string,
  requests: Request[],
  { connections, seconds, perSecond, amount }: Crowd,
): Promise<Tally> {
  const begun = performance.now();
  let last = begun;
  const tally: Tally = { seconds: 0, served: [], shed: 0, failed: 0 };
  const limits = {
    ...(seconds !== undefined && { duration: seconds }),
    ...(amount !== undefined && { amount }),
  };
  const options = { url, requests, connections, ...limits, timeout: DEADLINE };
  const { errors, timeouts } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      perSecond === undefined ? options : { ...options, overallRate: perSecond },
      (error, result) => {
        if (error) reject(error as Error);
        else resolve(result);
      },
    );
    run.on('response', (_, status, __, milliseconds) => {
      last = performance.now();
      if (status === 503) tally.shed += 1;
      else if (status < 300) tally.served.push(milliseconds);
      else tally.failed += 1;
    });
  });
  tally.failed += errors + timeouts;
  tally.seconds = seconds ?? (last - begun) / 1000;
  return tally;
}

export const perSecondOf = ({ served, seconds }: Tally): number => served.length / seconds;

/** @param share 0.99 for the slowest of a hundred. Milliseconds; no number where nothing was served. */
export function percentileOf({ served }: Pick<Tally, 'served'>, share: number): number {
  return served.toSorted((one, other) => one - other)[Math.floor(served.length * share)] ?? Number.NaN;
}
