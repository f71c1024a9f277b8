import { babyLogEndpoints } from './baby-log.contract';
import { careContactEndpoints } from './care-contact.contract';
import { medicinesEndpoints } from './medicines.contract';
import { moodEndpoints } from './mood.contract';
import { pressureEndpoints } from './pressure.contract';
import { queuedMedicines } from './queued-medicines';
import { queuedMood } from './queued-mood';
import { queuedBabyLog } from './queued-baby-log';
import { queuedPressure } from './queued-pressure';
import { queuedRecovery } from './queued-recovery';
import { recoveryEndpoints } from './recovery.contract';
import { careSettingsEndpoints } from './settings.contract';

export * from './baby-log.contract';
export * from './care-contact.contract';
export * from './medicines.contract';
export * from './mood.contract';
export * from './pressure.contract';
export * from './recovery.contract';
export * from './settings.contract';

/** The calls of the care area, those of each of its parts beside the others. */
export const care = {
  ...babyLogEndpoints,
  ...careContactEndpoints,
  ...careSettingsEndpoints,
  ...queuedBabyLog,
  ...medicinesEndpoints,
  ...moodEndpoints,
  ...pressureEndpoints,
  ...recoveryEndpoints,
  ...queuedMedicines,
  ...queuedMood,
  ...queuedPressure,
  ...queuedRecovery,
} as const;
