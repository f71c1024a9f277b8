import { careContactEndpoints } from './care-contact.contract';
import { moodEndpoints } from './mood.contract';
import { pressureEndpoints } from './pressure.contract';
import { queuedMood } from './queued-mood';
import { queuedPressure } from './queued-pressure';
import { queuedRecovery } from './queued-recovery';
import { recoveryEndpoints } from './recovery.contract';

export * from './care-contact.contract';
export * from './mood.contract';
export * from './pressure.contract';
export * from './recovery.contract';

/** The calls of the care area, those of each of its parts beside the others. */
export const care = {
  ...careContactEndpoints,
  ...moodEndpoints,
  ...pressureEndpoints,
  ...recoveryEndpoints,
  ...queuedMood,
  ...queuedPressure,
  ...queuedRecovery,
} as const;
