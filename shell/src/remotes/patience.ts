export interface Patience {
  /** Milliseconds for all tries together. */
  deadline: number;
  tries: number;
}

/** Pause before another try: 300 to 900 ms, so that a thousand phones do not ask again at the same moment. */
const jitter = () => 300 + Math.random() * 600;

/** What is not on the device does not come by being asked for again. A server that renders is never cut off. */
const isCutOff = () => typeof navigator === 'object' && (navigator.onLine as boolean | undefined) === false;

/**
 * Tries until it works, the tries are used up or the time is. A try that hangs may use the time of one share only,
 * so that the next ones still get theirs.
 */
export async function patiently<Value>(
  attempt: () => Promise<Value>,
  { deadline, tries }: Patience,
): Promise<Value> {
  // A clock that is set right meanwhile leaves neither more time nor less.
  const end = performance.now() + deadline;
  for (let left = tries; ; left -= 1) {
    try {
      return await within((end - performance.now()) / left, attempt());
    } catch (error) {
      const pause = jitter();
      if (left <= 1 || isCutOff() || performance.now() + pause >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Rejects when `work` takes longer than this many milliseconds. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No answer within ${Math.round(milliseconds)} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
