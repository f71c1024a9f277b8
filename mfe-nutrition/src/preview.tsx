import { nutrition } from '@nestwell/contracts/nutrition';
import {
  answer,
  aNursingMother,
  aQuietMember,
  aUser,
  offline,
  pending,
  refuse,
  startPreview,
  type FakeAnswer,
} from '@nestwell/remote-kit/preview';
import { deviceDate } from '@nestwell/domain/device-time';
import { remote } from './remote';
import { aKeptRecipe } from './testing/a-kept-food';
import { aMeal, banana } from './testing/a-meal';
import { aPlan } from './testing/a-plan';

const meals = [
  aMeal(),
  aMeal({ id: 'porridge', name: 'Ginger Oat Porridge', calories: 340, mealType: 'breakfast' }),
  aMeal({ id: 'apple', name: 'Apple with Almond Butter', calories: 210, mealType: 'snack' }),
];

const full: readonly FakeAnswer[] = [
  answer(nutrition.listMeals, meals),
  answer(nutrition.mealsOfWeek, meals),
  answer(nutrition.logMeal, aMeal()),
  answer(nutrition.logMealOfUser, aMeal()),
  answer(nutrition.changeMeal, aMeal()),
  answer(nutrition.deleteMeal, undefined),
  answer(nutrition.searchFoods, { foods: [banana] }),
  answer(nutrition.logMeals, meals),
  answer(nutrition.listDiaryDays, [{ date: deviceDate(new Date()), calories: 1070, protein: 52, meals: 3 }]),
  answer(nutrition.listKeptFoods, [aKeptRecipe()]),
  answer(nutrition.keepFood, aKeptRecipe()),
  answer(nutrition.replaceKeptFood, aKeptRecipe()),
  answer(nutrition.forgetFood, undefined),
  answer(nutrition.listMealPlans, [aPlan()]),
  answer(nutrition.createMealPlan, aPlan()),
  answer(nutrition.changeMealPlan, aPlan()),
  answer(nutrition.deleteMealPlan, undefined),
];
const nothing: readonly FakeAnswer[] = [
  ...full,
  answer(nutrition.listMeals, []),
  answer(nutrition.mealsOfWeek, []),
  answer(nutrition.listMealPlans, []),
];
const everything = Object.values(nutrition);

startPreview(remote, {
  scenarios: {
    'Second trimester': { answers: full },
    Nursing: { user: aNursingMother(), answers: full },
    'Leaves out much': {
      user: aUser({ allergies: ['nuts', 'gluten'], dietaryRestrictions: ['vegan'] }),
      answers: full,
    },
    'Nothing logged': { answers: nothing },
    Loading: { answers: everything.map(pending) },
    'Server fails': { answers: everything.map((endpoint) => refuse(endpoint, 'internal')) },
    Offline: { answers: everything.map(offline) },
    'Pregnancy has changed': { user: aQuietMember('paused'), answers: full },
  },
});
