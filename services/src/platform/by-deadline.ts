/** What a promise is fulfilled with in time; undefined afterwards. */
export function byDeadline<T>(work: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
