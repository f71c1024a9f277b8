/** Ten times the longest text that can be saved: more is not read, so that no paste can hold up a page. */
const READ_AT_MOST = 20_000;

/** Ends a sentence; no pattern reaches across it. */
export const STOP = '.';

const SPELT_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    im: 'i am',
    ive: 'i have',
    id: 'i would',
    wont: 'will not',
    "won't": 'will not',
    "shan't": 'shall not',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'got to',
    "'m": 'am',
    "'ve": 'have',
    "'d": 'would',
    "'ll": 'will',
    "'re": 'are',
  }),
);

/** Two words that mean one. */
const JOINED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'can not': 'cannot',
    'could not': 'cannot',
    'any more': 'anymore',
    'any longer': 'anymore',
    'no one': 'nobody',
    'my self': 'myself',
    'self harm': 'selfharm',
    'self harming': 'selfharm',
    'un alive': 'unalive',
  }),
);

/** Letters that stand in for others where a word is to pass unnoticed: k1ll, su1cide. */
const DISGUISED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1': 'i',
    '3': 'e',
    '0': 'o',
    '4': 'a',
    '@': 'a',
    $: 's',
  }),
);

/**
 * The words of a text, lower-cased and spelt out: "I can’t" is `i cannot`, "don’t" is `do not`. Accents, curly
 * quotes and the usual disguises do not matter; an apostrophe and s stand as a word of their own.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, READ_AT_MOST)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replace(/(?<=[a-z])[1304@$](?=[a-z])/g, (sign) => DISGUISED.get(sign) ?? sign)
    .replace(/(?<=[a-z])\*+(?=[a-z])/g, '');
  return joined((plain.match(/(?<![a-z])[a-z]+n't|'?[a-z]+|[.!?;:\n]+/g) ?? []).flatMap(spelt));
}

function spelt(word: string): string[] {
  if (/^[^a-z']/.test(word)) return [STOP];
  if (/^(can|could)n?'?t$|^cannot$/.test(word) && word !== 'can') return ['cannot'];
  const whole = SPELT_OUT.get(word);
  if (whole !== undefined) return whole.split(' ');
  const negated = /^(do|does|did|is|are|was|were|would|should|have|has|had|must|need)n'?t$/.exec(word);
  if (negated?.[1] !== undefined) return [negated[1], 'not'];
  return [word === "'s" ? word : word.replace(/^'/, '')];
}

function joined(words: readonly string[]): string[] {
  const out: string[] = [];
  for (const word of words) {
    const both = JOINED.get(`${out.at(-1)} ${word}`);
    if (both === undefined) out.push(word);
    else out[out.length - 1] = both;
  }
  return out;
}
