import { ownerIn } from '@nestwell/contracts/delivery';

/** As much of V8's interface as other engines have taken over; not in TypeScript's library. */
interface Traced {
  captureStackTrace?: (target: { stack?: string }, below: unknown) => void;
  stackTraceLimit?: number;
  prepareStackTrace?: unknown;
}

/** Whose code called a function of the page: `nutrition@4f2a`; nothing for the shell, its libraries and the browser. */
export type CallerOf = (below: unknown) => string | undefined;

/** Told when code of a version, called by the browser, has run. */
export type Ran = (owner: string) => void;

const traced = Error as unknown as Traced;
const { captureStackTrace } = traced;
/** Engines without it cannot say who called: there nobody can prove that a version is gone. */
export const canTellCallers = captureStackTrace !== undefined;

/** Only the code that called directly counts: what the kit does for a module ends with the widget by itself. */
export const callerOf: CallerOf = (below) => {
  if (!captureStackTrace) return undefined;
  const at: { stack?: string } = {};
  const { stackTraceLimit, prepareStackTrace } = traced;
  traced.stackTraceLimit = 1;
  traced.prepareStackTrace = undefined;
  captureStackTrace(at, below);
  const owner = ownerIn(at.stack);
  traced.stackTraceLimit = stackTraceLimit;
  traced.prepareStackTrace = prepareStackTrace;
  return owner;
};
