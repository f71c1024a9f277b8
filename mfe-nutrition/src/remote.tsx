import { defineRemote } from '@nestwell/remote-kit';
import { LogFoodTile } from './features/meals/log-meal/log-food-tile';
import { MealOffers } from './features/meals/again/meal-offers';
import { CalorieRing } from './features/today/calorie-ring';
import { NursingMode } from './features/today/nursing-mode';
import { RecentMeals } from './features/meals/recent-meals/recent-meals';

/** What this module gives to the site. */
export const remote = defineRemote({
  id: 'nutrition',
  owner: 'Food',
  contract: 2,
  pages: [
    {
      path: '/nutrition',
      key: 'n',
      title: 'Nutrition',
      nav: { label: 'Nutrition', icon: 'nutrition', order: 2 },
      load: () => import('./pages/nutrition-route').then((page) => page.NutritionRoute),
    },
    {
      path: '/nutrition/meal-plan/:id',
      title: 'Meal plan',
      load: () => import('./features/meal-plans/meal-plan-page').then((page) => page.MealPlanPage),
    },
    {
      path: '/nutrition/cook/:id',
      title: 'Cook',
      bare: true,
      noFooter: true,
      load: () => import('./pages/cook-page').then((page) => page.CookPage),
    },
  ],
  widgets: [
    { slot: 'home.log-food@1', component: LogFoodTile },
    { slot: 'home.calories@1', component: CalorieRing },
    { slot: 'home.nursing@1', component: NursingMode },
    { slot: 'home.meals@1', component: RecentMeals },
    { slot: 'shell.palette@1', component: MealOffers },
  ],
  offline: [
    {
      page: '/nutrition',
      line: { label: 'Nutrition', about: 'Meals, plans and recipes', icon: 'nutrition' },
    },
    { page: '/nutrition/meal-plan/:id' },
    { page: '/nutrition/cook/:id' },
  ],
  shortcuts: [{ name: 'Log food', page: '/', open: 'food', icon: 'food', order: 1, key: 'f' }],
  commands: [
    {
      name: 'Search foods',
      words: 'calories meal',
      page: '/',
      open: 'food-search',
      group: 'log',
      icon: 'food',
      takesText: true,
    },
  ],
});
