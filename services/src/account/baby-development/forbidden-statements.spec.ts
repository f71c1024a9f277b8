import { babyGroups } from '@nestwell/contracts/account/server';
import { forbiddenIn, sentencesOf } from '@nestwell/safety/statements';
import { groups, pagesOf } from './pages';
import { babySummaryOf } from './summary';

/** Every text of a page or a summary, put together as it is sent. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

it.each(babyGroups)('no sentence of %s, as it is sent, says what nobody can know', (group) => {
  const { isMonths, from, to } = groups[group];
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const summaries = numbers.map((number) =>
    babySummaryOf({
      pregnancyWeek: isMonths ? null : number,
      monthsPostpartum: isMonths ? number : null,
      correctedMonths: null,
    }),
  );
  const sentences = textsOf([summaries, pagesOf(group, { member: null, early: null })]).flatMap(sentencesOf);

  expect(sentences.length).toBeGreaterThan(numbers.length * 10);
  expect(sentences.filter((sentence) => forbiddenIn(sentence).length > 0)).toEqual([]);
});
