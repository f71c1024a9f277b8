/** What is there at once, or will be. A file answers at once, and a promise for it would cost as much as its row. */
export type Soon<T> = T | Promise<T>;

/** Goes on with it, at once where it is there. */
export function soon<T, R>(value: Soon<T>, goOn: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/** The same with two that were asked for together. */
export function soonBoth<A, B, R>(
  one: Soon<A>,
  other: Soon<B>,
  goOn: (one: A, other: B) => Soon<R>,
): Soon<R> {
  return one instanceof Promise || other instanceof Promise
    ? Promise.all([one, other]).then(([first, second]) => goOn(first, second))
    : goOn(one, other);
}
