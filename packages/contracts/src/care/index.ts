import { careContactEndpoints } from './care-contact.contract';
import { pressureEndpoints } from './pressure.contract';
import { queuedPressure } from './queued-pressure';
import { queuedRecovery } from './queued-recovery';
import { recoveryEndpoints } from './recovery.contract';

export * from './care-contact.contract';
export * from './pressure.contract';
export * from './recovery.contract';

/** The calls of the care area, those of each of its parts beside the others. */
export const care = {
  ...careContactEndpoints,
  ...pressureEndpoints,
  ...recoveryEndpoints,
  ...queuedPressure,
  ...queuedRecovery,
} as const;
