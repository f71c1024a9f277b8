import { ownerIn } from '@nestwell/contracts/delivery';

/** What V8 tells of one call in a stack. */
export interface Call {
  getScriptNameOrSourceURL: () => string | null | undefined;
}

/** As much of V8's interface as other engines have taken over; not in TypeScript's library. */
interface Traced {
  captureStackTrace?: (target: { stack?: unknown }, below: unknown) => void;
  stackTraceLimit?: number;
  prepareStackTrace?: unknown;
}

const traced = Error as unknown as Traced;
const { captureStackTrace } = traced;
/** Other engines cannot leave out of a stack what stands above its caller. */
export const canTellCallers = captureStackTrace !== undefined;

/**
 * Whose code called `below`, the nearest of so many calls that is a version's: `nutrition@4f2a`; nothing for the shell,
 * its libraries and the browser.
 */
export function calledBy(below: unknown, most: number): string | undefined {
  if (!captureStackTrace) return ownerIn(new Error().stack);
  const at: { stack?: unknown } = {};
  const { stackTraceLimit, prepareStackTrace } = traced;
  let owner: string | undefined;
  traced.stackTraceLimit = most;
  traced.prepareStackTrace = (_: unknown, calls: readonly Call[]) => {
    owner = ownerOfCalls(calls);
    return '';
  };
  captureStackTrace(at, below);
  const { stack } = at;
  traced.stackTraceLimit = stackTraceLimit;
  traced.prepareStackTrace = prepareStackTrace;
  return owner ?? (typeof stack === 'string' ? ownerIn(stack) : undefined);
}

/** By their files: where in a file a call stands, V8 only knows once it has read the function again. */
export function ownerOfCalls(calls: readonly Call[]): string | undefined {
  for (const call of calls) {
    const owner = ownerIn(call.getScriptNameOrSourceURL() ?? '');
    if (owner !== undefined) return owner;
  }
  return undefined;
}
