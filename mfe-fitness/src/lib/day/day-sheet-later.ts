import { later } from '@nestwell/ui';

/** The sheet of a day comes after what opens it. */
export const DaySheet = later(() =>
  import(/* webpackChunkName: "kept-day" */ './day-sheet').then((sheet) => sheet.DaySheet),
);
