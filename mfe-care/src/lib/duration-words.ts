import { HOUR, MINUTE, SECOND } from '@nestwell/domain/moments';

const two = (value: number) => String(value).padStart(2, '0');

/** '0:38', '12:48', '1:02:05': a figure that runs. */
export function runningTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** '14 min', '1 h 50 min'. */
export function spanWords(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  if (hours === 0) return `${minutes} min`;
  return `${hours} h ${two(minutes)} min`;
}

/** '2:40' of hours and minutes. */
export const hoursAndMinutes = (milliseconds: number): string =>
  `${Math.floor(milliseconds / HOUR)}:${two(Math.floor((milliseconds % HOUR) / MINUTE))}`;
