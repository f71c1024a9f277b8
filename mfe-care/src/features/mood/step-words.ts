import type { NextStep } from '@nestwell/safety/questionnaires';

/** What a band means for what comes next. */
export const meaningOf: Record<NextStep, string> = {
  again: 'Check again when you like, after 14 days.',
  appointment: 'Mention it at your next appointment.',
  week: 'Talk with your doctor or midwife this week.',
  today: 'Call your doctor or midwife today.',
  now: 'Call your doctor or midwife now.',
};

/** What comes next, first on the page of what she answered. */
export const nextWords: Record<NextStep, string> = {
  again:
    'These questions cannot see everything. If it is hard for you, talk with your doctor or midwife, whatever they add up to.',
  appointment:
    'Answers like yours are worth a word at your next appointment. If it grows heavier, do not wait for it.',
  week: 'Answers like yours are a good reason to talk with your doctor or midwife this week. You can show them this page.',
  today:
    'Answers like yours are a reason to call your doctor or midwife today. You can read this page to them.',
  now: 'Please call your doctor or midwife now. If you cannot reach them, the people below listen at once.',
};

const heavy: readonly NextStep[] = ['week', 'today', 'now'];

export const titleOf = (step: NextStep): string =>
  heavy.includes(step) ? 'It has been heavy' : 'Thank you for checking in';
