/** Rows of a list whose caller named no number. */
export const pageSize = 50;

/** Rows a caller may ask for at once. */
export const largestPage = 200;

/** How many days back something may be logged: a year, be it a leap year. */
export const logAgeDays = 366;
