export { allergens, allergensOf, type Allergen } from './allergens';
export { allergies, commonAllergies, furtherAllergies, type Allergy } from './allergies';
export {
  allergensIn,
  allergiesOf,
  commonFilters,
  dietaryFilters,
  dietaryLabels,
  filtersOfAllergies,
  filtersOfProfile,
  furtherFilters,
  inOrder,
  type DietaryFilter,
  type Restricted,
} from './dietary';
export { conflictsOf } from './food-contents';
export { contentOfName, fitFor, fitWords, meets, suits, type FoodContent } from './suits';
