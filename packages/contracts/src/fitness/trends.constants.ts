/** A year with its leap day, or a pregnancy with weeks to spare on both sides. */
export const trendDays = 400;
