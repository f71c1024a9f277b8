import type { Reading } from './reading';

/** '17:20', '5:20 PM' */
export function clockWords(hours: number, minutes: number, { twelveHours }: Reading): string {
  const past = String(minutes).padStart(2, '0');
  if (!twelveHours) return `${hours}:${past}`;
  return `${hours % 12 || 12}:${past} ${hours < 12 ? 'AM' : 'PM'}`;
}
