import { later } from '@nestwell/ui';

/** Comes with Log Your Meal, whose fields it has. */
export const EditMealSheet = later(() =>
  import(/* webpackChunkName: "kept-log-meal" */ './edit-meal-sheet').then((sheet) => sheet.EditMealSheet),
);
