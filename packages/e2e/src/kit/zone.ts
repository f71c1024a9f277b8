/**
 * Where the mothers of these tests live. Another zone makes it another hour of the day for them:
 * `TIME_ZONE=Asia/Tokyo pnpm e2e src/calendar`.
 */
export const timeZone = process.env.TIME_ZONE ?? 'America/Toronto';

/** Sent with calls that are made beside the browser. */
export const zoneHeader = { 'x-timezone': timeZone };

/** Of their today, and hours from now: nothing rings meanwhile, and late in the evening it is not tomorrow's. */
export function quietHourToday(): string {
  const now = new Date();
  const hour = Number(now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' }));
  return new Date(now.getTime() + (hour < 12 ? 4 : -4) * 3_600_000).toISOString();
}

/** A moment's date where they live: '2026-11-21'. */
export const localDateOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
