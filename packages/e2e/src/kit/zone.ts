/**
 * Where the mothers of these tests live. Another zone makes it another hour of the day for them:
 * `TIME_ZONE=Asia/Tokyo pnpm e2e src/calendar`.
 */
export const timeZone = process.env.TIME_ZONE ?? 'America/Toronto';

/** Sent with calls that are made beside the browser. */
export const zoneHeader = { 'x-timezone': timeZone };

/** A moment's date where they live: '2026-11-21'. */
export const localDateOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
