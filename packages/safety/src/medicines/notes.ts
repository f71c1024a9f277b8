import type { Evidence } from '../evidence/evidence';
import { cautionsIn, type FoodCaution } from '../foods/food-caution';
import { herbs } from '../foods/herbs';
import { inPause } from './fixed-words';
import type { MedicineAct, MedicineNames, MedicineRule } from './medicine-rule';
import { allNames, indexOfNames, rulesIn } from './names';
import { babyMedicineRules, medicineRules } from './rules';
import type { MedicineStage } from './stage';
import { type ReadWord, wordsOf } from './words-of';

/** What a recognized name needs, as she is. */
export interface MedicineNote extends Evidence {
  id: string;
  title: string;
  act: MedicineAct;
  words: string;
}

/** Whom a text is judged for. */
export interface MedicineReader {
  stage: MedicineStage;
  /** Of the youngest baby it may be for; null where none is known. */
  babyMonths: number | null;
  /** What is written is given to the baby, whatever its words. */
  isForBaby?: boolean;
}

const MAX_NOTES = 3;
const CHILD = /\b(bab(y|ies)|infants?|newborn|child(ren)?s?|kids?|toddlers?|junior|p(a)?ediatric)\b/i;
const FOR_HER = /\bbaby aspirin\b/i;

const named = (id: string, names: MedicineNames | undefined): [string, string][] =>
  names ? allNames(names).map((name) => [id, name]) : [];

const hers = indexOfNames(medicineRules.flatMap(({ id, names }) => named(id, names)));
const babys = indexOfNames(babyMedicineRules.flatMap(({ id, names }) => named(id, names)));
/** What counts besides where something is for a child. */
const childs = indexOfNames(
  babyMedicineRules.flatMap(({ id, namesOf = [], childNames }) => [
    ...namesOf.flatMap((rule) => named(id, medicineRules.find((one) => one.id === rule)?.names)),
    ...named(id, childNames === undefined ? undefined : { substances: childNames }),
  ]),
);

/** What the names in a text need, the gravest first: by substance, brand and usual misspelling. */
export function medicineNotesOf(text: string, reader: MedicineReader): MedicineNote[] {
  const words = wordsOf(text);
  const notes = [
    ...babyNotes(text, words, reader),
    ...(reader.isForBaby ? [] : herNotes(text, words, reader)),
  ];
  return notes.toSorted((one, other) => acts.indexOf(one.act) - acts.indexOf(other.act)).slice(0, MAX_NOTES);
}

const { value: saidInPause, ...heardInPause } = inPause;
const wordsInPause = { words: saidInPause, ...heardInPause };

const acts: readonly MedicineAct[] = ['ask', 'keep', 'give', 'amount'];

function herNotes(text: string, words: readonly ReadWord[], { stage }: MedicineReader): MedicineNote[] {
  const ids = rulesIn(words, hers);
  const found = medicineRules.filter(({ id, unless }) => ids.has(id) && !unless?.test(text));
  const rules = found.filter(({ except }) => !found.some(({ id }) => id === except));
  return [...rules.flatMap((rule) => noteOf(rule, stage)), ...herbNotes(text, stage)];
}

function noteOf(rule: MedicineRule, stage: MedicineStage): MedicineNote[] {
  const { id, title, act, source, checkedOn, anybody } = rule;
  if (stage === 'paused' && (rule.pregnant !== undefined || rule.nursing !== undefined))
    return [{ id, title, act, ...wordsInPause }];
  const ofStage = stage === 'pregnant' || stage === 'nursing' ? rule[stage] : undefined;
  const words = ofStage ?? anybody;
  return words === undefined ? [] : [{ id, title, act, words, source, checkedOn }];
}

/** Herbs are judged by the list of foods: the same plant is a tea, a spice and a capsule. */
const herbNotes = (text: string, stage: MedicineStage): MedicineNote[] =>
  cautionsIn(text, herbs).flatMap((herb) => herbNote(herb, stage));

function herbNote(herb: FoodCaution, stage: MedicineStage): MedicineNote[] {
  const { id, source, checkedOn } = herb;
  if (stage === 'paused') return [{ id, title: 'Herbs', act: 'ask', ...wordsInPause }];
  const words = stage === 'other' ? undefined : herb[stage];
  return words === undefined ? [] : [{ id, title: 'Herbs', act: 'ask', words, source, checkedOn }];
}

function babyNotes(text: string, words: readonly ReadWord[], reader: MedicineReader): MedicineNote[] {
  const { babyMonths, isForBaby } = reader;
  if (babyMonths === null) return [];
  const isForChild = isForBaby ?? (CHILD.test(text) && !FOR_HER.test(text));
  const ids = new Set([...rulesIn(words, babys), ...(isForChild ? rulesIn(words, childs) : [])]);
  return babyMedicineRules
    .filter(({ id, underMonths }) => babyMonths < underMonths && ids.has(id))
    .map(({ id, title, words: said, source, checkedOn }) => ({
      id,
      title,
      act: 'give',
      words: said,
      source,
      checkedOn,
    }));
}
