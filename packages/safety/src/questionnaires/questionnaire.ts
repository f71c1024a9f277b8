import type { Evidence } from '../evidence/evidence';

export interface AnswerOption {
  label: string;
  score: number;
}

export interface Question {
  /** Goes on from the lead: "feeling tired or having little energy?". */
  text: string;
  /** Each with a score of its own, so that the score alone says what was answered. */
  options: readonly AnswerOption[];
}

/** A first set of questions, or one that gives a score. */
export interface QuestionSet extends Evidence {
  lead: string;
  questions: readonly Question[];
}

/** What to do next, from the calmest to the most pressing. */
export const nextSteps = ['again', 'appointment', 'week', 'today', 'now'] as const;
export type NextStep = (typeof nextSteps)[number];

export interface Band {
  /** The score it begins at; it ends before the next one. */
  from: number;
  step: NextStep;
}

export interface Questionnaire extends QuestionSet {
  /** As she reads it: "PHQ-9". */
  name: string;
  /** What it asks about, in a word: "Mood". */
  about: string;
  /** Its code in LOINC, for reports. */
  loinc: string;
  bands: readonly Band[];
  /** The highest score there is. */
  most: number;
  /** The question whose answer above 0 opens lines at once; its place, from 0. */
  helpAt?: number;
}

/** The scores of her answers in the questions’ order; null where she skipped one. */
export type Answers = readonly (number | null)[];
