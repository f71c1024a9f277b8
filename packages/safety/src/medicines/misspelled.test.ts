import { medicineNotesOf, medicineRules } from '.';
import { MAX_TEXT_LENGTH, MAX_WORDS, wordsOf } from './words-of';

const idsIn = (text: string) =>
  medicineNotesOf(text, { stage: 'pregnant', babyMonths: null }).map(({ id }) => id);

it.each([
  ['ibuprofin', 'nsaid'],
  ['Ibuprofène', 'nsaid'],
  ['IBUPROFEN400', 'nsaid'],
  ['ibu-profen', 'nsaid'],
  ['neurofen', 'nsaid'],
  ['dyclofenac', 'nsaid'],
  ['asprin', 'aspirin'],
  ['aspirine 500', 'aspirin'],
  ['asprin 81', 'low-dose-aspirin'],
  ['isotretinoine', 'retinoid-tablet'],
  ['Roacutane', 'retinoid-tablet'],
  ['valporate', 'valproate'],
  ['methatrexate', 'methotrexate'],
  ['warferin', 'warfarin'],
  ['lithum', 'lithium'],
  ['doxicycline', 'tetracycline'],
  ['fenytoin', 'antiepileptic'],
  ['codiene', 'codeine-tramadol'],
  ['cocodamol', 'codeine-tramadol'],
  ['co codamol', 'codeine-tramadol'],
  ['pseudoefedrine', 'decongestant'],
  ['St. John’s Wort', 'st-johns-wort'],
  ['St Johns wort', 'st-johns-wort'],
  ['acetominophen', 'paracetamol'],
])('recognizes "%s", misspelled', (text, id) => {
  expect(idsIn(text)).toContain(id);
});

it('recognizes every substance of eight letters and more with two letters swapped or one left out', () => {
  const substances = medicineRules.flatMap(({ names }) =>
    names.substances.split(', ').filter((name) => /^[a-z]{8,}$/.test(name) && !name.endsWith('s')),
  );
  const missed = substances.flatMap((name) => {
    const [three = '', four = ''] = name.slice(3, 5);
    const typos = [name.slice(0, 4) + name.slice(5), name.slice(0, 3) + four + three + name.slice(5)];
    return typos.filter((typo) => {
      const known = idsIn(name);
      return known.length > 0 && !idsIn(typo).some((id) => known.includes(id)) && typo;
    });
  });

  expect(substances.length).toBeGreaterThan(150);
  expect(missed).toEqual([]);
});

it('reads a bounded part of a text, however long', () => {
  const long = 'ibuprofin '.repeat(100_000);

  expect(wordsOf(long).length).toBeLessThanOrEqual(MAX_WORDS);
  expect(wordsOf('x'.repeat(1_000_000))[0]?.plain.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
  expect(idsIn(long)).toEqual(['nsaid']);
});
