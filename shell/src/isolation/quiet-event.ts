const stops = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;
const marks = ['cancelBubble', 'returnValue'] as const;

const ignore = (_?: unknown) => {};

/**
 * Lets somebody see an event of the page without a say in it: meanwhile the event cannot be stopped, nor what the
 * browser would do.
 */
export function quietly(event: Event, see: () => void): void {
  // There a word of one module is what the event is for: she is asked whether she means to leave.
  if (event.type === 'beforeunload') return see();
  for (const stop of stops) Object.defineProperty(event, stop, { value: ignore, configurable: true });
  for (const mark of marks) Object.defineProperty(event, mark, { set: ignore, configurable: true });
  try {
    see();
  } finally {
    for (const own of [...stops, ...marks]) Reflect.deleteProperty(event, own);
  }
}
