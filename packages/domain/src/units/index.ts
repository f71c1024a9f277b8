export {
  centimetresOf,
  centimetresOfFeet,
  feetAndInches,
  feetOf,
  feetText,
  heightChips,
  heightInWords,
  type HeightUnit,
  heightUnits,
  inchesOf,
  inchesOfFeet,
  shownHeight,
} from './height';
export { babyLengthText, babyWeightText, unbornWeightText } from './baby-size';
export { inMemberUnits } from './in-us-units';
export { usFirst } from './us-first';
export { meantKilocalories } from './energy';
export { meantHeightUnit, meantWeightUnit } from './other-unit';
export { meantPressures, type MeantPressure } from './pressure';
export { toTenth } from './rounding';
export { type UnitSystem, unitSystems } from './system';
export { millilitresOf, shownVolume, volumeUnit } from './volume';
export {
  kilogramsOf,
  pluralWeightUnit,
  poundsOf,
  shownWeight,
  weightInWords,
  weightText,
  weightUnit,
} from './weight';
