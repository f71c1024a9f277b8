import {
  followedBy,
  gad2,
  gad7,
  whooley,
  type Answers,
  type Question,
  type Questionnaire,
} from '@nestwell/safety/questionnaires';

export type PartName = 'whooley' | 'gad2' | 'mood' | 'worry';

/** What she has answered so far; null is skipped, and what she has not come to yet. */
export type CourseAnswers = Record<PartName, (number | null)[]>;

export interface Step {
  part: PartName;
  /** The question’s place in its part. */
  at: number;
  /** What she reads: "4 of 9". The first four are counted together. */
  number: number;
  of: number;
  lead: string;
  question: Question;
}

const unanswered = (questions: number): null[] => Array.from({ length: questions }, () => null);

export const startOf = (mood: Questionnaire): CourseAnswers => ({
  whooley: unanswered(whooley.questions.length),
  gad2: unanswered(gad2.questions.length),
  mood: unanswered(mood.questions.length),
  worry: unanswered(gad7.questions.length),
});

/** The steps of one part; `before` and `of` where it is counted together with another. */
function stepsIn(
  part: PartName,
  { lead, questions }: Pick<Questionnaire, 'lead' | 'questions'>,
  { before = 0, of = questions.length } = {},
): Step[] {
  return questions.map((question, at) => ({ part, at, number: before + at + 1, of, lead, question }));
}

/** Every step that her answers so far ask for: four, and nine or seven more. */
export function stepsOf(answers: CourseAnswers, mood: Questionnaire): Step[] {
  const of = whooley.questions.length + gad2.questions.length;
  const asked = followedBy(answers);
  return [
    ...stepsIn('whooley', whooley, { of }),
    ...stepsIn('gad2', gad2, { before: whooley.questions.length, of }),
    ...(asked.includes('mood') ? stepsIn('mood', mood) : []),
    ...(asked.includes('worry') ? stepsIn('worry', gad7) : []),
  ];
}

/** With one more answer. The first two of GAD-7 were asked before: they stand there as she gave them. */
export function answered(answers: CourseAnswers, { part, at }: Step, score: number | null): CourseAnswers {
  const put = (before: Answers) => before.map((other, place) => (place === at ? score : other));
  const worry = part === 'gad2' ? put(answers.worry) : answers.worry;
  return { ...answers, worry, [part]: put(answers[part]) };
}
