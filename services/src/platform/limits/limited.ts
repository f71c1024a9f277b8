import { Reflector } from '@nestjs/core';
import type { Config } from '../config/config';
import { callerOf, type CalledRequest } from '../http/caller';
import { clientOf } from '../http/client-of';
import type { RateLimit } from './rate-limits';

export interface CallLimit {
  /** Calls with one name count together. */
  name: string;
  max: number | ((config: Config) => number);
  windowMs: number;
  /** Of whom: the one who is signed in, else her client; or always the client (its address). */
  by: 'caller' | 'client';
}

/**
 * Bounds how often a handler is called: counted by `RateLimitGuard`. Of an open endpoint all calls are counted too, by
 * client, before anything of them is read (`OpenCallLimits`).
 */
export const Limited = Reflector.createDecorator<CallLimit>();

/** Calls of one client for each that may reach the handler: refused ones, and repeats of answered ones. */
const CALLS_PER_ADMITTED = 2;

/** How many calls of one client are read at all, whatever becomes of them. */
export const callsOf = ({ name, max, windowMs }: CallLimit): CallLimit => ({
  name: `calls of ${name}`,
  max: (config) => CALLS_PER_ADMITTED * (typeof max === 'number' ? max : max(config)),
  windowMs,
  by: 'client',
});

/** What that comes to for this caller. */
export function limitOf(
  { name, max, windowMs, by }: CallLimit,
  request: CalledRequest,
  config: Config,
): RateLimit {
  const whom = (by === 'caller' ? callerOf(request).user?.id : undefined) ?? clientOf(request.ip);
  return { key: `${name} ${whom}`, max: typeof max === 'number' ? max : max(config), windowMs };
}
