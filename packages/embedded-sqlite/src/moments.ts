/** Writes an instant as SQLite stores it, in UTC: `2026-11-23 08:30:00.000`. */
export const storedMoment = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '');
