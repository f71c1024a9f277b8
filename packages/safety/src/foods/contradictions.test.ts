import { foodList, verdictOf } from './index';

/** What a sentence says of this food; of another it may say what it likes. */
const ofThis = (words: string) =>
  words.replace(
    /(Hard cheese|Ripe papaya|Canned|Figures of raw fish|Figures of a raw egg|Bought mayonnaise)[^.]*\./g,
    '',
  );
const saysNo =
  /\bleave (it|this|them) out\b|\bonly cooked\b|\bnot in pregnancy\b|can harm|\bcook it until\b/i;
const saysYes = /\b(is|are) fine\b|\bno limit\b/i;

it.each(['pregnant', 'nursing'] as const)(
  'no card of one who is %s contradicts itself, in any country',
  (stage) => {
    const contradictions: string[] = [];
    let cards = 0;
    for (const { name, caution } of foodList())
      for (const country of [undefined, 'us', 'ca', 'gb', 'au', 'nz'] as const) {
        const verdict = verdictOf(caution, stage, country);
        if (!verdict) continue;
        cards += 1;
        const words = ofThis([verdict.why, verdict.here?.words, verdict.short].join(' '));
        const { level, fineIf } = verdict;
        const isWrong =
          (level === 'fine' && saysNo.test(words)) ||
          (level === 'avoid' && fineIf === undefined && saysYes.test(words)) ||
          (fineIf === 'pasteurized' && /only cooked/i.test(words));
        if (isWrong) contradictions.push(`${name}, ${country}: ${level} ${fineIf ?? ''}: ${words}`);
      }
    expect(cards).toBeGreaterThan(50);
    expect(contradictions).toEqual([]);
  },
);

it('no herb goes by the sentence on foods while nursing', () => {
  const herbs = foodList().filter(({ caution }) => caution.herb);
  const silent = herbs.filter(({ caution }) => verdictOf(caution, 'nursing') === null);

  expect(herbs.length).toBeGreaterThan(8);
  expect(silent.map(({ name }) => name)).toEqual([]);
});
