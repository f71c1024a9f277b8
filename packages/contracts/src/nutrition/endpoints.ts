export * from './meals.endpoints';
export * from './food-search.endpoints';
export * from './barcodes.endpoints';
export * from './meal-plans.endpoints';
export * from './kept-foods.endpoints';
export * from './recipe-import.endpoints';
export { logMeal, logMealOfUser, logMeals, changeMeal, deleteMeal } from './queued-meals';
export { keepFood, replaceKeptFood, forgetFood } from './queued-foods';
export { changeMealPlan } from './queued-plans';
