import type { Logger } from '@nestjs/common';
import type { Piscina } from 'piscina';

type PoolOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** A pool of worker threads without the process's flags and environment. The library is loaded with the first pool. */
export async function openWorkerPool<Task, Result>(
  options: PoolOptions,
  logger: Logger,
): Promise<Piscina<Task, Result>> {
  const library = await import('piscina');
  const pool = new library.Piscina<Task, Result>({ execArgv: [], env: {}, recordTiming: false, ...options });
  pool.on('error', (error: Error) => logger.warn(`A worker ended: ${error.message}`));
  return pool;
}
