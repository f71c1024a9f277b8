export { type DietFacts, dietNotes, notesOfDiets } from './diet-notes';
export { caffeine, cookedRice } from './intake';
export { pregnancyCare, type Care } from './pregnancy-care';
