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
  seconds: number;
  /** Calls a second of all together; none: as many as are answered. */
  perSecond?: number;
}

/** Seconds after which a call without an answer has failed. */
const DEADLINE = 30;

/** Many who ask at once, in this process, which does nothing else meanwhile. */
export async function ask(
  url: string,
  requests: Request[],
  { connections, seconds, perSecond }: Crowd,
): Promise<Tally> {
  const tally: Tally = { seconds, served: [], shed: 0, failed: 0 };
  const options = { url, requests, connections, duration: seconds, timeout: DEADLINE };
  const { errors, timeouts } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      perSecond === undefined ? options : { ...options, overallRate: perSecond },
      (error, result) => {
        if (error) reject(error as Error);
        else resolve(result);
      },
    );
    run.on('response', (_, status, __, milliseconds) => {
      if (status === 503) tally.shed += 1;
      else if (status < 300) tally.served.push(milliseconds);
      else tally.failed += 1;
    });
  });
  tally.failed += errors + timeouts;
  return tally;
}

export const perSecondOf = ({ served, seconds }: Tally): number => served.length / seconds;

/** @param share 0.99 for the slowest of a hundred. Milliseconds; no number where nothing was served. */
export function percentileOf({ served }: Tally, share: number): number {
  return served.toSorted((one, other) => one - other)[Math.floor(served.length * share)] ?? Number.NaN;
}
