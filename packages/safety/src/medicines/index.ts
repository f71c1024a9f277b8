export { beforeAnyMedicine, inPause, lineBeforeAny, whatToDo } from './fixed-words';
export type { MedicineAct } from './medicine-rule';
export { medicineStageOf, type MedicineStage } from './stage';
export { medicineNotesOf, type MedicineNote, type MedicineReader } from './notes';
export { babyMedicineRules, medicineRules } from './rules';
