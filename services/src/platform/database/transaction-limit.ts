/** Milliseconds that a transaction may take: less than those who wait behind it have patience for. */
export const LONGEST_TRANSACTION = 4000;

/** Made where the transaction begins, so that its stack says whose it is. */
export class TransactionTooLong extends Error {
  constructor(readonly milliseconds: number) {
    super(`a transaction took longer than ${milliseconds} ms and was undone`);
    this.name = 'TransactionTooLong';
  }
}

/** Rejects with `error` once `work` takes too long. The work itself cannot be stopped: `expire` must keep it from writing. */
export async function within<T>(
  error: TransactionTooLong,
  work: () => Promise<T>,
  expire: () => void,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      expire();
      reject(error);
    }, error.milliseconds);
  });
  try {
    return await Promise.race([work(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
