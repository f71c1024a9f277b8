import { dietNotes, notesOfDiets } from './diet-notes';

const mother = { diets: [] as string[], isPregnant: false, isBreastfeeding: false, isQuiet: false };

it.each([
  ['keto in pregnancy', { diets: ['keto'], isPregnant: true }, [dietNotes.lowCarbInPregnancy]],
  ['low-carb while nursing', { diets: ['low-carb'], isBreastfeeding: true }, [dietNotes.lowCarbWhileNursing]],
  ['keto otherwise', { diets: ['keto'] }, []],
  ['vegan', { diets: ['vegan'] }, [dietNotes.plants]],
  [
    'vegetarian while nursing',
    { diets: ['vegetarian'], isBreastfeeding: true },
    [dietNotes.plantsWhileNursing],
  ],
  ['gluten-free in pregnancy', { diets: ['gluten-free'], isPregnant: true }, []],
])('says what %s needs a word about', (_, facts, notes) => {
  expect(notesOfDiets({ ...mother, ...facts })).toEqual(notes);
});

it.each([true, false])('says nothing after a loss or in a pause, nursing or not', (isBreastfeeding) => {
  const quiet = { ...mother, isQuiet: true, isBreastfeeding, hasDiabetes: true };
  for (const isPregnant of [true, false])
    expect(
      notesOfDiets({ ...quiet, isPregnant, diets: ['vegan', 'keto', 'low-carb', 'vegetarian'] }),
    ).toEqual([]);
});

it('of a paused pregnancy that may go on says the same, and names nobody', () => {
  const paused = { ...mother, isQuiet: true, isPregnant: true, mayGoOn: true, hasDiabetes: true };
  const notes = notesOfDiets({ ...paused, diets: ['vegan', 'keto'] });

  expect(notes).toEqual([
    dietNotes.diabetesWhilePaused,
    dietNotes.lowCarbWhilePaused,
    dietNotes.plantsWhilePaused,
  ]);
  for (const { text, source } of notes)
    expect(`${text} ${source}`).not.toMatch(/pregnan|gestation|baby|midwife|breastfe|maternal/i);
});

it('says first of all to ask her dietitian where she has diabetes', () => {
  expect(notesOfDiets({ ...mother, hasDiabetes: true, diets: ['vegan'] })).toEqual([
    dietNotes.diabetes,
    dietNotes.plants,
  ]);
});
