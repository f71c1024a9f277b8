import { bagEndpoints } from './bag.contract';
import { birthWishesEndpoints } from './birth-wishes.contract';
import { careContactEndpoints } from './care-contact.contract';
import { medicinesEndpoints } from './medicines.contract';
import { moodEndpoints } from './mood.contract';
import { pressureEndpoints } from './pressure.contract';
import { questionsEndpoints } from './questions.contract';
import { queuedBag } from './queued-bag';
import { queuedBirthWishes } from './queued-birth-wishes';
import { queuedMedicines } from './queued-medicines';
import { queuedMood } from './queued-mood';
import { babyCare } from './queued-baby-log';
import { queuedPressure } from './queued-pressure';
import { queuedQuestions } from './queued-questions';
import { queuedRecovery } from './queued-recovery';
import { recoveryEndpoints } from './recovery.contract';
import { sharesEndpoints } from './shares.contract';
import { careSettingsEndpoints } from './settings.contract';

export * from './baby-log.contract';
export * from './bag.contract';
export * from './birth-wishes.contract';
export * from './care-contact.contract';
export * from './medicines.contract';
export * from './mood.contract';
export * from './pressure.contract';
export * from './questions.contract';
export * from './recovery.contract';
export * from './settings.contract';
export * from './shares.contract';
export { babyCare } from './queued-baby-log';

/** The calls of the care area, those of each of its parts beside the others. */
export const care = {
  ...bagEndpoints,
  ...birthWishesEndpoints,
  ...careContactEndpoints,
  ...careSettingsEndpoints,
  ...babyCare,
  ...medicinesEndpoints,
  ...moodEndpoints,
  ...pressureEndpoints,
  ...questionsEndpoints,
  ...recoveryEndpoints,
  ...sharesEndpoints,
  ...queuedMedicines,
  ...queuedMood,
  ...queuedPressure,
  ...queuedBag,
  ...queuedBirthWishes,
  ...queuedQuestions,
  ...queuedRecovery,
} as const;
