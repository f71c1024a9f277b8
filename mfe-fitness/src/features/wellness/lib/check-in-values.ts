import {
  anxietyLabels,
  bodyImageLabels,
  brainFogLabels,
  hairLossLabels,
  type CheckIn,
  type CheckInRequest,
} from '@nestwell/contracts/fitness';

/** Null is not answered, and stays so until she touches it. */
export interface CheckInValues {
  anxietyLevel: number | null;
  brainFog: number | null;
  hairLoss: number | null;
  bodyImage: number | null;
  postpartumBlues: boolean | null;
  notes: string;
}

export type Question = 'anxietyLevel' | 'brainFog' | 'hairLoss' | 'bodyImage';

export const questions: readonly { field: Question; label: string; words: readonly string[] }[] = [
  { field: 'anxietyLevel', label: 'Anxiety', words: anxietyLabels },
  { field: 'brainFog', label: 'Brain fog', words: brainFogLabels },
  { field: 'hairLoss', label: 'Hair loss', words: hairLossLabels },
  { field: 'bodyImage', label: 'Body image', words: bodyImageLabels },
];

/** Where the thumb of an unanswered question rests: as far from either end. */
export const RESTING = 2;

/** Today's answers; nothing else is filled in for her. */
export function checkInStart(today: CheckIn | null): CheckInValues {
  return {
    anxietyLevel: clamped(today?.anxietyLevel),
    brainFog: clamped(today?.brainFog),
    hairLoss: clamped(today?.hairLoss),
    bodyImage: clamped(today?.bodyImage),
    postpartumBlues: today?.postpartumBlues ?? null,
    notes: today?.notes ?? '',
  };
}

/** Only what she touched; what she left alone keeps what it was. Undefined when she touched nothing. */
export function checkInRequest(touched: Partial<CheckInValues>, date: string): CheckInRequest | undefined {
  const { notes, ...answers } = touched;
  if (Object.keys(touched).length === 0) return undefined;
  return { date, ...answers, ...(notes !== undefined && { notes: notes.trim() || null }) };
}

/** Of a check-in that was refused, what she had touched. */
export const touchedOf = (row: CheckIn, request: CheckInRequest): Partial<CheckInValues> =>
  Object.fromEntries(Object.entries(checkInStart(row)).filter(([field]) => field in request));

const clamped = (level: number | null | undefined) =>
  level === null || level === undefined ? null : Math.min(4, Math.max(0, level));
