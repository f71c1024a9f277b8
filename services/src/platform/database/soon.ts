/** For services too, which know nothing of how rows are kept: an answer that a file gives at once. */
export { soon, soonBoth, type Soon } from '@nestwell/embedded-sqlite';

/** Asked for before it is known whether it is needed: where it is not, nobody hears how it went. */
export function ahead<T>(asked: T): T {
  if (asked instanceof Promise) asked.catch(() => undefined);
  return asked;
}
