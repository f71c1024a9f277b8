import { dayAndMonth } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import type { Waiting } from '@nestwell/remote-kit/offline';

const LONG = 40;

/** When she did it; of today the time alone. */
export function momentWords(milliseconds: number): string {
  const moment = new Date(milliseconds);
  const day = deviceDate(moment);
  return `${day === deviceDate(new Date()) ? '' : `${dayAndMonth(day)}, `}${deviceClock(moment)}`;
}

/** The longer texts that she wrote. */
export const wordsIn = (body: unknown): string =>
  Object.values(body ?? {})
    .flatMap((value: unknown) =>
      typeof value === 'string' && (value.length > LONG || value.includes(' ')) ? [value] : [],
    )
    .join('\n');

/** What waits as text that she can take along, in its order. */
export const asText = (waiting: readonly Waiting[]): string =>
  waiting
    .map(({ noun, title, keptAt, body }) => {
      const words = wordsIn(body);
      const more = words !== '' && words !== title ? `\n${words}` : '';
      return `${momentWords(keptAt)}, ${noun}: ${title}${more}`;
    })
    .join('\n');
