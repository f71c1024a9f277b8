export { bloodPressure, lowPressure, withAnyPressure } from './blood-pressure';
export {
  contraindications,
  contraindicationsWhilePaused,
  exerciseReasons,
  moreContraindications,
  reasonsToAsk,
  stopEmergencies,
  stopSigns,
  stopSignsAfterPregnancy,
  stopSignsWhilePaused,
} from './exercise';
export { afterCaesarean, diastasis, leftOutInPregnancy, pelvicFloorLimit, withScar } from './exercise-advice';
export {
  callForContractions,
  callPastAllWeeks,
  callWithoutCounting,
  silenceInLabour,
  termFrom,
  urgeToPush,
} from './labour';
export { movementCounts, movementsCall, movementsFrom, movementsNone, movementsNotedFrom } from './movements';
export { isPressureDay, pressureDays } from './pressure-days';
export {
  figuresReached,
  pressureOutcome,
  pressureSigns,
  type PressureOutcome,
  type PressureReading,
  type PressureSign,
} from './pressure-outcome';
export { babyFever, honeyFrom, newbornFeeding, newbornFever } from './newborn';
export {
  afterBirthSigns,
  afterLossSigns,
  askedToday,
  babySigns,
  bodySigns,
  pregnantSigns,
  regionalWords,
  type AskedSign,
  type Sign,
  type SignKind,
  type Signs,
  signsFor,
  type SignsQuery,
  type SignsStage,
  unbornSigns,
} from './urgent';
export { callInLabourWhilePaused, callWhilePaused } from './while-paused';
