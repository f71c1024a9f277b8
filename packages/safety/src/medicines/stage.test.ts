import { lineBeforeAny, medicineNotesOf, medicineRules, medicineStageOf, type MedicineStage } from '.';
import { allNames } from './names';

const notesIn = (text: string, stage: MedicineStage) => medicineNotesOf(text, { stage, babyMonths: null });
const idsIn = (text: string, stage: MedicineStage) => notesIn(text, stage).map(({ id }) => id);
const allOfRules = medicineRules.flatMap(({ names }) => allNames(names));

it('says nothing of pregnancy, nursing or a baby in a pause or after a loss', () => {
  const said = allOfRules.flatMap((name) => [...notesIn(name, 'paused'), ...notesIn(name, 'other')]);

  expect(said.length).toBeGreaterThan(500);
  expect(
    said.filter(({ title, words, source }) =>
      /pregnan|nurs|bab(y|ies)|milk|birth|breastfe/i.test(title + words + source),
    ),
  ).toEqual([]);
  expect(lineBeforeAny('paused')).not.toMatch(/pregnan|nurs|bab/i);
});

it('says after a loss, or to whom nursing is no matter, only what fits anybody', () => {
  expect(idsIn('Ibuprofen', 'other')).toEqual([]);
  expect(idsIn('Isotretinoin', 'other')).toEqual([]);
  expect(idsIn('Co-codamol', 'other')).toEqual(['paracetamol']);
  expect(lineBeforeAny('other')).toBeUndefined();
});

it.each([
  ['pregnant', true, 'pregnant'],
  ['pregnant', false, 'pregnant'],
  ['postpartum', true, 'nursing'],
  ['postpartum', false, 'other'],
  ['paused', true, 'paused'],
  ['loss', true, 'other'],
] as const)('judges %s, nursing %s, as %s', (state, isBreastfeeding, stage) => {
  expect(medicineStageOf({ state, isBreastfeeding })).toBe(stage);
});
