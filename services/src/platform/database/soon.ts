/** A value, or the promise of one. */
export type Soon<T> = T | Promise<T>;

/** Goes on with a value, at once where it is there. */
export function soon<T, R>(value: Soon<T>, goOn: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
