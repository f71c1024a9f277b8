import type { MoodCheck, MoodSet } from '@nestwell/contracts/care';
import {
  answeredOf,
  gad7,
  mostPressing,
  scoreOf,
  stepOf,
  type Answers,
  type NextStep,
  type Questionnaire,
} from '@nestwell/safety/questionnaires';

export interface Figure {
  questionnaire: Questionnaire;
  score: number | null;
  answered: number;
  step: NextStep;
}

export interface Result {
  figures: Figure[];
  /** What all of them together ask for. */
  step: NextStep;
  /** She has thought of not living, or of hurting herself. */
  opensLines: boolean;
}

type Known = Record<MoodSet, Questionnaire | null>;

const figureOf = (questionnaire: Questionnaire, answers: Answers): Figure => ({
  questionnaire,
  score: scoreOf(answers),
  answered: answeredOf(answers),
  step: stepOf(questionnaire, answers),
});

/** What one check comes to. */
export function resultOf({ mood, worry }: Pick<MoodCheck, 'mood' | 'worry'>, known: Known): Result {
  const asked = mood && known[mood.by];
  const figures = [
    ...(mood && asked ? [figureOf(asked, mood.answers)] : []),
    ...(worry ? [figureOf(gad7, worry)] : []),
  ];
  const helpAt = asked?.helpAt;
  return {
    figures,
    step: mostPressing(figures.map(({ step }) => step)),
    opensLines: helpAt !== undefined && (mood?.answers[helpAt] ?? 0) > 0,
  };
}

/** 'PHQ-9 11', 'No score, 7 of 9 answered' */
export const figureInWords = ({ questionnaire, score, answered }: Figure): string =>
  score === null
    ? `No score, ${answered} of ${questionnaire.questions.length} answered`
    : `${questionnaire.name} ${score}`;
