/** How far back a reminder may begin, in days: a year, be it a leap year. */
export const reminderStartDays = 366;

/** What one member may keep: series that repeat, and reminders with all that they repeat as. */
export const reminderLimits = { series: 50, kept: 40_000 } as const;
