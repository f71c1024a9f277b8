import { inPause, medicineNotesOf, medicineRules, type MedicineStage } from '.';
import type { MedicineRule } from './medicine-rule';
import { regions } from '../lines';
import { cautionsOf } from '../foods';
import { allNames } from './names';
import { usualNames } from './testing/usual-names';

const stages: readonly MedicineStage[] = ['pregnant', 'nursing', 'paused', 'other'];
const notesIn = (text: string, stage: MedicineStage) => medicineNotesOf(text, { stage, babyMonths: null });

const cases = medicineRules.flatMap((rule) =>
  Object.entries(rule.names).flatMap(([soldIn, names]) =>
    names.split(', ').map((name) => ({ rule, soldIn, name })),
  ),
);

it('knows brands of each country that has lines', () => {
  for (const { country } of regions)
    expect([country, cases.filter(({ soldIn }) => soldIn === country).length]).toEqual([
      country,
      expect.any(Number),
    ]);
  for (const { country } of regions)
    expect(cases.filter(({ soldIn }) => soldIn === country).length).toBeGreaterThan(60);
  expect(cases.length).toBeGreaterThan(900);
});

it.each(stages)('recognizes every name of every country, %s', (stage) => {
  const wrong = cases.filter(({ rule, name }) => {
    const shown = notesIn(name, stage).find(({ id }) => id === rule.id);
    return shown?.words !== wordsFor(rule, stage);
  });

  expect(wrong.map(({ rule, soldIn, name }) => `${rule.id}, ${soldIn}: ${name}`)).toEqual([]);
  process.stdout.write(`Medicines: ${cases.length} names were read, ${stage}.\n`);
});

function wordsFor(rule: MedicineRule, stage: MedicineStage): string | undefined {
  if (stage === 'pregnant' || stage === 'nursing') return rule[stage] ?? rule.anybody;
  return stage === 'paused' && (rule.pregnant ?? rule.nursing) ? inPause.value : rule.anybody;
}

it.each([
  ['Ibuprofen 400 mg', 'nsaid', 'ask'],
  ['Isotretinoin', 'retinoid-tablet', 'ask'],
  ['Ramipril 5 mg', 'ace-arb', 'keep'],
  ['Sodium valproate', 'valproate', 'keep'],
  ['Lithium', 'lithium', 'keep'],
  ['Methotrexate 10 mg weekly', 'methotrexate', 'ask'],
  ['Warfarin', 'warfarin', 'keep'],
  ['Aspirin 300 mg', 'aspirin', 'ask'],
  ['Aspirin', 'aspirin', 'ask'],
  ['Aspirin 75 mg', 'low-dose-aspirin', 'keep'],
  ['Baby aspirin', 'low-dose-aspirin', 'keep'],
  ['low-dose aspirin', 'low-dose-aspirin', 'keep'],
  ['150mg Aspirin at night', 'low-dose-aspirin', 'keep'],
  ['Aspirin 100 mg, 3 tablets of 300 mg', 'aspirin', 'ask'],
  ['Fenugreek capsules', 'fenugreek', 'ask'],
  ['Cod liver oil', 'cod-liver-oil', 'ask'],
  ['Iron', 'iron', 'amount'],
  ['Paracetamol 500 mg', 'paracetamol', 'amount'],
])('asks about "%s" in pregnancy', (text, id, act) => {
  expect(notesIn(text, 'pregnant').map((note) => [note.id, note.act])).toEqual([[id, act]]);
});

it.each(stages)('raises no false alarm on usual names, %s', (stage) => {
  const alarms = usualNames.filter((name) => {
    // What the list of foods already marks is no false alarm of this one.
    const marked = cautionsOf(name).map(({ id }) => id);
    return notesIn(name, stage).some(({ id }) => !marked.includes(id));
  });

  expect(alarms).toEqual([]);
  expect(new Set(usualNames).size).toBeGreaterThanOrEqual(300);
});

it('reads the names of one rule apart from those of others', () => {
  const listed = medicineRules.flatMap(({ names }) => [...new Set(allNames(names))]);

  expect(listed.filter((name) => name.trim() !== name || name === '')).toEqual([]);
});
