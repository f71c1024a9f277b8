import { Reflector } from '@nestjs/core';

/**
 * Marks a handler that asks somebody else's server: its `Idempotency-Key` is held by a lease while it works, since no
 * transaction may wait for the outside. What it makes must carry `repeatableId()`, for it may be run again.
 */
export const CallsOutside = Reflector.createDecorator<void, true>({ transform: () => true });
