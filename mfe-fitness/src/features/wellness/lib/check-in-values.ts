import {
  anxietyLabels,
  bodyImageLabels,
  brainFogLabels,
  hairLossLabels,
  type CheckIn,
  type CheckInRequest,
} from '@nestwell/contracts/fitness';

export interface CheckInValues {
  anxietyLevel: number;
  brainFog: number;
  hairLoss: number;
  bodyImage: number;
  /** Null until she answers it. */
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

const NEUTRAL_BODY_IMAGE = 2;

/** Today's answers where she gave some, else the quiet end of each scale; body image starts in its middle. */
export function checkInStart(today: CheckIn | null): CheckInValues {
  return {
    anxietyLevel: clamped(today?.anxietyLevel, 0),
    brainFog: clamped(today?.brainFog, 0),
    hairLoss: clamped(today?.hairLoss, 0),
    bodyImage: clamped(today?.bodyImage, NEUTRAL_BODY_IMAGE),
    postpartumBlues: today?.postpartumBlues ?? null,
    notes: today?.notes ?? '',
  };
}

export function checkInRequest(values: CheckInValues, date: string): CheckInRequest {
  return { ...values, date, notes: values.notes.trim() || null };
}

const clamped = (level: number | null | undefined, start: number) => Math.min(4, Math.max(0, level ?? start));
