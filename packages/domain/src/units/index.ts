export {
  centimetresOf,
  centimetresOfFeet,
  feetAndInches,
  type HeightUnit,
  heightUnits,
  inchesOf,
  shownHeight,
} from './height';
export { toTenth } from './rounding';
export { type UnitSystem, unitSystems } from './system';
export { millilitresOf, shownVolume, volumeUnit } from './volume';
export { kilogramsOf, pluralWeightUnit, poundsOf, shownWeight, weightText, weightUnit } from './weight';
