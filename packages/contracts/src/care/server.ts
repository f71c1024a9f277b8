import { withSchemas } from '../kernel/server';
import * as babyCareEndpoints from './baby-care.endpoints';
import { babyLogSchemas } from './baby-log.schemas';
import * as endpoints from './endpoints';
import { bagSchemas } from './bag.schemas';
import { birthWishesSchemas } from './birth-wishes.schemas';
import { careContactSchemas } from './care-contact.schemas';
import { settingsSchemas } from './settings.schemas';
import { medicinesSchemas } from './medicines.schemas';
import { moodSchemas } from './mood.schemas';
import { pressureSchemas } from './pressure.schemas';
import { questionsSchemas } from './questions.schemas';
import { recoverySchemas } from './recovery.schemas';
import { sharesSchemas } from './shares.schemas';

export * from './index';
export * from './baby-log.schemas';
export * from './bag.schemas';
export * from './birth-wishes.schemas';
export * from './care-contact.schemas';
export * from './medicines.schemas';
export * from './mood.schemas';
export * from './pressure.schemas';
export * from './questions.schemas';
export * from './recovery.schemas';
export * from './settings.schemas';
export * from './shares.schemas';

/** The calls of the care area, those of each of its parts beside the others. */
export const care = withSchemas(endpoints, {
  ...babyLogSchemas,
  ...bagSchemas,
  ...birthWishesSchemas,
  ...careContactSchemas,
  ...settingsSchemas,
  ...medicinesSchemas,
  ...moodSchemas,
  ...pressureSchemas,
  ...questionsSchemas,
  ...recoverySchemas,
  ...sharesSchemas,
});
export const babyCare = withSchemas(babyCareEndpoints, babyLogSchemas);
