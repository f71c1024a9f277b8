import { babyMedicineRules, medicineNotesOf } from '.';
import { allNames } from './names';

const idsFor = (text: string, babyMonths: number | null, isForBaby = false) =>
  medicineNotesOf(text, { stage: 'nursing', babyMonths, isForBaby: isForBaby || undefined }).map(
    ({ id }) => id,
  );

const named = babyMedicineRules.flatMap(({ id, names, underMonths }) =>
  (names ? allNames(names) : []).map((name): [string, string, number] => [name, id, underMonths]),
);

it('recognizes every name that only a baby is given, until the age it is for', () => {
  const missed = named.filter(
    ([name, id, under]) => !idsFor(name, 0).includes(id) || idsFor(name, under).includes(id),
  );

  expect(missed).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
});

it.each([
  ['Infant paracetamol', 'baby-paracetamol'],
  ['Paracetamol for baby', 'baby-paracetamol'],
  ['Children’s Tylenol', 'baby-paracetamol'],
  ['Nurofen for Children', 'baby-ibuprofen'],
  ['codeine for my baby', 'baby-opioid'],
  ['aspirin for the baby', 'baby-aspirin-product'],
  ['Sudafed, infants', 'baby-cold-medicine'],
  ['Honey', 'baby-honey'],
  ['Gripe water', 'baby-gripe-water'],
  ['Benadryl for baby', 'baby-sedating'],
  ['baby melatonin', 'baby-sedating'],
])('asks about "%s" after a birth', (text, id) => {
  expect(idsFor(text, 4)).toContain(id);
});

it.each(['Codeine', 'Ibuprofen', 'Aspirin', 'Paracetamol', 'Melatonin'])(
  'takes %s for the baby’s where it is noted as given to the baby, and for hers elsewhere',
  (text) => {
    expect(idsFor(text, 4, true).every((id) => id.startsWith('baby-'))).toBe(true);
    expect(idsFor(text, 4, true)).toHaveLength(1);
    expect(idsFor(text, 4).some((id) => id.startsWith('baby-'))).toBe(false);
  },
);

it('takes baby aspirin for hers', () => {
  expect(idsFor('Baby aspirin', 4)).toEqual(['low-dose-aspirin']);
});

it.each([
  'Vitamin D',
  'Vitamin D for Juno',
  'Vitamin K',
  'Infacol',
  'Probiotic drops',
  'Saline drops for baby',
])('says nothing of %s', (text) => {
  expect(idsFor(text, 1)).toEqual([]);
  expect(idsFor(text, 1, true)).toEqual([]);
});

it('says nothing of babies where none is known', () => {
  for (const [name] of named) expect(idsFor(name, null).filter((id) => id.startsWith('baby-'))).toEqual([]);
});
