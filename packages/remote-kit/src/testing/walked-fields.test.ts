import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteIds, repository } from '@nestwell/build/places';

/** What takes a figure. */
const FIELD = /<(?:NumberField|Stepper)\b|inputMode="(?:numeric|decimal)"/;

/**
 * By each file with such a field, the test that types figures of the other unit into it, and what shows it there where
 * that has another name. Counts of servings and weeks, and codes, have no other unit.
 */
const walked: Readonly<Record<string, { test: string; shownBy: string } | 'counts'>> = {
  'mfe-account/src/features/onboarding/steps/body-figure.tsx': {
    test: 'mfe-account/src/features/onboarding/onboarding-units.test.tsx',
    shownBy: 'testing/open-onboarding',
  },
  'mfe-account/src/features/settings/cards/health-card.tsx': 'counts',
  'mfe-account/src/features/settings/cards/weight-card.tsx': {
    test: 'mfe-account/src/features/settings/settings-units.test.tsx',
    shownBy: 'showSettings',
  },
  'mfe-account/src/lib/login/login-field.tsx': 'counts',
  'mfe-account/src/lib/proof/code-fields.tsx': 'counts',
  'mfe-account/src/lib/height/feet-and-inches.tsx': {
    test: 'mfe-account/src/features/settings/settings-units.test.tsx',
    shownBy: 'showSettings',
  },
  'mfe-calendar/src/features/calendar/form/reminder-fields.tsx': 'counts',
  'mfe-care/src/features/feeding/bottle/bottle-panel.tsx': {
    test: 'mfe-care/src/units.test.tsx',
    shownBy: 'FeedingPage',
  },
  'mfe-care/src/features/feeding/pump/pump-panel.tsx': {
    test: 'mfe-care/src/units.test.tsx',
    shownBy: 'FeedingPage',
  },
  'mfe-care/src/features/pressure/pressure-fields.tsx': {
    test: 'mfe-care/src/units.test.tsx',
    shownBy: 'PressurePage',
  },
  'mfe-care/src/features/recovery/temperature-card.tsx': {
    test: 'mfe-care/src/units.test.tsx',
    shownBy: 'RecoveryPage',
  },
  'mfe-care/src/lib/baby-note/edit/detail-fields.tsx': {
    test: 'mfe-care/src/units.test.tsx',
    shownBy: 'EditSheet',
  },
  'mfe-fitness/src/features/exercises/complete-workout-sheet.tsx': {
    test: 'mfe-fitness/src/units.test.tsx',
    shownBy: 'CompleteWorkoutSheet',
  },
  'mfe-fitness/src/features/exercises/workout-sheet.tsx': {
    test: 'mfe-fitness/src/units.test.tsx',
    shownBy: 'WorkoutSheet',
  },
  'mfe-fitness/src/features/quick-log/physical-panel.tsx': {
    test: 'mfe-fitness/src/units.test.tsx',
    shownBy: 'QuickLog',
  },
  'mfe-fitness/src/lib/day/day-sheet.tsx': { test: 'mfe-fitness/src/units.test.tsx', shownBy: 'DaySheet' },
  'mfe-nutrition/src/features/meals/log-meal/barcode/own-product.tsx': 'counts',
  'mfe-nutrition/src/features/meals/log-meal/barcode/typed-number.tsx': {
    test: 'mfe-nutrition/src/units.test.tsx',
    shownBy: 'TypedNumber',
  },
  'mfe-nutrition/src/features/meals/log-meal/meal-fields.tsx': {
    test: 'mfe-nutrition/src/units.test.tsx',
    shownBy: 'MealFields',
  },
  'mfe-nutrition/src/features/meals/log-meal/portion-picker.tsx': {
    test: 'mfe-nutrition/src/units.test.tsx',
    shownBy: 'PortionPicker',
  },
  'mfe-nutrition/src/features/meals/log-meal/quick/own-food-sheet.tsx': {
    test: 'mfe-nutrition/src/units.test.tsx',
    shownBy: 'OwnFoodSheet',
  },
  'mfe-nutrition/src/features/meals/log-meal/quick/pick-row.tsx': 'counts',
  'mfe-nutrition/src/features/meals/log-meal/recipe-form/ingredient-row.tsx': 'counts',
  'mfe-nutrition/src/features/meals/log-meal/recipe-form/recipe-figures.tsx': {
    test: 'mfe-nutrition/src/units.test.tsx',
    shownBy: 'RecipeFigures',
  },
  'mfe-nutrition/src/features/meals/log-meal/recipe-form/serves-field.tsx': {
    test: 'mfe-nutrition/src/units.test.tsx',
    shownBy: 'ServesField',
  },
  'mfe-nutrition/src/features/meals/log-recipe/log-recipe-sheet.tsx': 'counts',
  'mfe-nutrition/src/features/meals/own-recipes/recipe-method.tsx': 'counts',
  'mfe-nutrition/src/features/meals/recent-meals/eaten-fields.tsx': 'counts',
};

const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');
const folders = ['shell', 'packages/remote-kit', ...remoteIds().map((id) => `mfe-${id}`)];
const sources = () =>
  folders.flatMap((folder) =>
    readdirSync(join(repository, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
      .map((name) => `${folder}/src/${name}`),
  );

it('knows of every field that takes a figure which test gives it one of the other unit', () => {
  expect(sources().filter((file) => FIELD.test(textOf(file)))).toEqual(
    expect.arrayContaining(Object.keys(walked)),
  );
  expect(sources().filter((file) => FIELD.test(textOf(file)) && !(file in walked))).toEqual([]);
});

it('names a test that shows the field', () => {
  const missing = Object.entries(walked).filter(
    ([, walk]) => walk !== 'counts' && !textOf(walk.test).includes(walk.shownBy),
  );

  expect(missing).toEqual([]);
});

it('counts nothing that shows a unit beside it', () => {
  const withUnit = Object.keys(walked).filter(
    (file) =>
      walked[file] === 'counts' &&
      /\sunit=/.test(textOf(file)) &&
      !textOf(file).includes('unit="min before"'),
  );

  expect(withUnit).toEqual([]);
});
