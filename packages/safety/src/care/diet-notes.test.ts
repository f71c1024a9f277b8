import { dietNotes, notesOfDiets } from './diet-notes';

const mother = { diets: [] as string[], isPregnant: false, isBreastfeeding: false };

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
