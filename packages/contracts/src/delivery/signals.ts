/**
 * What a browser measures of one version of a remote. `load`: milliseconds until its entry ran. `failure`: it could
 * not be used; `frozen`: its code held the page and never let go; `error`: it threw where nothing waits for it, the
 * page goes on; `retry`: a further try; `fallback`: the version before took its place. `lcp` and `inp` in
 * milliseconds, `cls` in thousandths; `blocked`: the longest that one of its scripts held the page, in milliseconds.
 */
export const signalNames = [
  'load',
  'failure',
  'frozen',
  'error',
  'retry',
  'fallback',
  'lcp',
  'inp',
  'cls',
  'blocked',
] as const;
export type SignalName = (typeof signalNames)[number];

/** Signals whose value is a measure of its own, not a mere count. */
export const measureNames = ['load', 'lcp', 'inp', 'cls', 'blocked'] as const;
export type MeasureName = (typeof measureNames)[number];

/** Signals that may say what went wrong. */
export const faultNames = ['failure', 'frozen', 'error'] as const;
export type FaultName = (typeof faultNames)[number];

/** Above these a measure counts as poor: what browsers' makers call so. */
export const poorAbove = { load: 4000, lcp: 4000, inp: 500, cls: 250, blocked: 500 } as const;

/** UTF-16 units of what an error says. */
export const errorLimits = { message: 300, stack: 1500 } as const;
