import 'reflect-metadata';
import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Config } from '../config/config';
import { callerOf, type CalledRequest } from '../http/caller';
import { clientOf } from '../http/client-of';
import type { RateLimit } from './rate-limits';

const KEY = 'limited';

export interface CallLimit {
  /** Calls with one name count together. */
  name: string;
  max: number | ((config: Config) => number);
  windowMs: number;
  /** Of whom: the one who is signed in, else her client; or always the client (its address). */
  by: 'caller' | 'client';
}

/** Bounds how often a handler runs: counted before it, and before the transaction that keeps its answer. */
export const Limited = (limit: CallLimit) => SetMetadata(KEY, limit);

/** What its handler is bound by for this caller. */
export function limitOf(
  context: ExecutionContext,
  request: CalledRequest,
  config: Config,
): RateLimit | undefined {
  const limit = Reflect.getMetadata(KEY, context.getHandler()) as CallLimit | undefined;
  if (limit === undefined) return undefined;
  const { name, max, windowMs, by } = limit;
  const whom = (by === 'caller' ? callerOf(request).user?.id : undefined) ?? clientOf(request.ip);
  return { key: `${name} ${whom}`, max: typeof max === 'number' ? max : max(config), windowMs };
}
