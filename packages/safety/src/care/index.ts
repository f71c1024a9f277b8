export { carbSpread } from './carb-spread';
export { type DietFacts, dietNotes, notesOfDiets } from './diet-notes';
export { caffeine, cookedRice } from './intake';
export { pregnancyCare, pregnancyCareAt, type Care } from './pregnancy-care';
export { askInPregnancy } from './ask-in-pregnancy';
export { ownCheckAt, ownCheckByCountry, ownCheckElsewhere } from './own-check';
export { ownPlan, ownPlanAt, whomOf, type StatedPregnancy } from './own-plan';
export { usesWeightGain, weightGain, weightGainFor } from './weight-gain';
export { vaccinesAt, vaccinesByCountry, vaccinesElsewhere } from './vaccines';
