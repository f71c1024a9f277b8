const WORDS = [
  { word: /[;,] answers\b(?! \d{3}\b)/i, why: 'a function returns; a server answers' },
  {
    word: /\band answers (an?|how|its?|that|the|those|what|whether)\b/i,
    why: 'a function returns; a server answers',
  },
  { word: /\b(snack ?bars?|flash messages?)\b/i, why: 'a toast is a toast' },
  { word: /\b(optimistic lock(ing)?|check-and-write)\b/i, why: 'the glossary says compare-and-set' },
  { word: /\b(unit of work|atomic block)\b/i, why: 'the glossary says transaction' },
  { word: /\b(micro-?frontends?|micro apps?)\b/i, why: 'the glossary says module, or remote' },
];

/** Words that comments do without, each with the reason; `docs/glossary.md` has those they use. */
export const wordRules = [
  {
    name: 'plain-words',
    comment:
      'One word for one thing, the one of the trade: a second word sends the reader looking for a second thing.',
    find: ({ sources }) =>
      sources().flatMap(({ path, comments }) =>
        WORDS.filter(({ word }) => comments.some(({ value }) => word.test(value))).map(({ why }) => ({
          from: path,
          to: why,
        })),
      ),
  },
];
