import type { CareQuestion } from '@nestwell/contracts/care';

export const aQuestion = (changes: Partial<CareQuestion> = {}): CareQuestion => ({
  id: '0190b000-0000-7000-8000-000000000040',
  words: 'Who do I call at night?',
  origin: null,
  answer: null,
  askedAt: null,
  writtenAt: '2026-11-18T09:00:00.000Z',
  ...changes,
});
