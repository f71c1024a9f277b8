import 'reflect-metadata';
import { SetMetadata } from '@nestjs/common';

const KEY = 'calls-outside';

/**
 * Marks a handler that asks somebody else's server: its `Idempotency-Key` is held by a lease while it works, since no
 * transaction may wait for the outside. What it makes must carry `repeatableId()`, for it may be run again.
 */
export const CallsOutside = () => SetMetadata(KEY, true);

export const callsOutside = (handler: object): boolean => Reflect.getMetadata(KEY, handler) === true;
