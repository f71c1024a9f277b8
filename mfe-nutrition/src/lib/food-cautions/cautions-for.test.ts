import { aNursingMother, aPausedPregnancy, aUser } from '@nestwell/remote-kit/testing';
import { cautionsFor, recipeCautions } from './cautions-for';

const stages = {
  pregnant: aUser(),
  nursing: aNursingMother(),
  'nursing no more': aNursingMother({ isBreastfeeding: false }),
  paused: aPausedPregnancy(null),
  'paused, and it goes on': aPausedPregnancy(true),
  'paused, and it does not go on': aPausedPregnancy(false),
};

it.each([
  ['pregnant', 'Wine, red', ['alcohol']],
  ['nursing', 'Wine, red', ['alcohol']],
  ['nursing no more', 'Wine, red', []],
  ['paused', 'Wine, red', []],
  ['paused, and it goes on', 'Wine, red', ['alcohol']],
  ['paused, and it goes on', 'Salami', ['cured-meat']],
  ['paused, and it does not go on', 'Salami', []],
  ['pregnant', 'Salami', ['cured-meat']],
  ['nursing', 'Salami', []],
  ['pregnant', 'Banana, raw', []],
] as const)('%s, %s asks for %j', (stage, food, ids) => {
  expect(cautionsFor(stages[stage], [food]).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['pregnant', ['fenugreek', 'cured-meat']],
  ['nursing', ['fenugreek']],
  ['nursing no more', ['fenugreek']],
  ['paused', []],
  ['paused, and it goes on', ['fenugreek', 'cured-meat']],
  ['paused, and it does not go on', []],
] as const)(
  'a recipe with a herb, coffee and two lines of salami says to one who is %s: %j',
  (stage, ids) => {
    const lines = ['2 tsp fenugreek seeds', '1 cup coffee', '4 slices salami', '1 salami, whole'];

    expect(recipeCautions(stages[stage], lines).map(({ id }) => id)).toEqual(ids);
  },
);
