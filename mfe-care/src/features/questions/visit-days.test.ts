import type { CareQuestion } from '@nestwell/contracts/care';
import { aQuestion } from '../../testing/a-question';
import { carriedOverFrom, sortedByVisit } from './visit-days';

const at = (date: string) => new Date(`${date}T10:00:00`).toISOString();
const words = (questions: readonly CareQuestion[]) => questions.map((question) => question.words);

it('puts what is to be asked first, what was asked today last, and earlier visits below, the newest first', () => {
  const { current, earlier } = sortedByVisit(
    [
      aQuestion({ words: 'Today', askedAt: at('2026-11-22') }),
      aQuestion({ words: 'Open' }),
      aQuestion({ words: 'September', askedAt: at('2026-09-01') }),
      aQuestion({ words: 'October', askedAt: at('2026-10-22') }),
      aQuestion({ words: 'October too', askedAt: at('2026-10-22') }),
    ],
    '2026-11-22',
  );

  expect(words(current)).toEqual(['Open', 'Today']);
  expect(earlier.map(({ date, questions }) => [date, words(questions)])).toEqual([
    ['2026-10-22', ['October', 'October too']],
    ['2026-09-01', ['September']],
  ]);
});

it('carries over what was written by the last visit and not asked there', () => {
  const asked = aQuestion({ words: 'Asked', askedAt: at('2026-10-22'), writtenAt: at('2026-10-01') });
  const before = aQuestion({ words: 'Before', writtenAt: at('2026-10-20') });
  const since = aQuestion({ words: 'Since', writtenAt: at('2026-10-23') });
  const { earlier } = sortedByVisit([asked, before, since], '2026-11-22');

  expect([asked, before, since].map((question) => carriedOverFrom(question, earlier))).toEqual([
    undefined,
    '2026-10-22',
    undefined,
  ]);
});
