import { eatenProductLimits, type EatenProduct, type ScannedFood } from '@nestwell/contracts/nutrition';

/** What a product's record says of it, as it is kept with a meal. */
export const factsOfProduct = ({
  cautions,
  contains,
  mayContain,
  areAllergensUnknown,
}: ScannedFood): EatenProduct => ({
  cautions: cautions.slice(0, eatenProductLimits.cautions),
  contains,
  mayContain,
  areAllergensUnknown,
});
