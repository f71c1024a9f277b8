import { later } from '@nestwell/ui';

/* Log Your Meal comes after what opens it, as one file for all of them. */

export const LogOnHome = later(() =>
  import(/* webpackChunkName: "kept-log-meal" */ './log-on-home').then((sheet) => sheet.LogOnHome),
);

export const LogOnDiary = later(() =>
  import(/* webpackChunkName: "kept-log-meal" */ './log-on-diary').then((sheet) => sheet.LogOnDiary),
);
