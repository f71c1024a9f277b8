import { workoutDuration } from '@nestwell/contracts/fitness';

/** Whole minutes as typed; null for anything that is not a number of minutes from 1 to 600. */
export function readMinutes(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,4}$/.test(text)) return null;
  const minutes = Number(text);
  return minutes >= workoutDuration.min && minutes <= workoutDuration.max ? minutes : null;
}

export const minutesHint = `Enter whole minutes from ${workoutDuration.min} to ${workoutDuration.max}.`;
