import { workoutDuration } from '@nestwell/contracts/fitness';
import { durationIn, wholeIn } from '@nestwell/domain/amounts';

/** Whole minutes as typed, '45' or '1 h 20'; null for anything that is not from 1 minute to 600. */
export function readMinutes(typed: string): number | null {
  const minutes = wholeIn(typed) ?? saidIn(typed.trim());
  if (minutes === undefined) return null;
  return minutes >= workoutDuration.min && minutes <= workoutDuration.max ? minutes : null;
}

/** '45 min', '1 h 20', where nothing else is said. */
function saidIn(typed: string): number | undefined {
  const duration = durationIn(typed);
  const isAll = duration?.start === 0 && duration.end === typed.length;
  return isAll ? Math.round(duration.seconds / 60) : undefined;
}

export const minutesHint = `Enter whole minutes from ${workoutDuration.min} to ${workoutDuration.max}.`;
