import { allowedBritish, britishIn, QUOTES } from './testing/british-words';
import { productTexts, textsIn } from './testing/product-texts';

/** A table keeps a name, then figures and words that are looked for: the name is read. */
const TABLE = /^\s+\S.* \| /m;

/** Texts of several words, and labels of one; ids and keys are neither. */
const wholeTexts = (text: string): string[] =>
  (TABLE.test(text) ? text.split('\n').map((line) => line.split('|')[0] ?? '') : [text])
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part.includes(' ') || /^[A-Z][a-z]+[.!?]?$/.test(part));

const texts = productTexts(wholeTexts);

const isAllowed = (file: string, text: string) =>
  QUOTES.test(text) ||
  allowedBritish.some(({ in: place, words }) => file.startsWith(place) && words.test(text));

it('every text is American English, except what a country calls it or an office has written', () => {
  const found = texts.flatMap(({ file, line, sentence }) =>
    britishIn(sentence).length > 0 && !isAllowed(file, sentence)
      ? [`${file}:${line} ${britishIn(sentence).join(', ')}: ${sentence.slice(0, 160)}`]
      : [],
  );

  expect(found).toEqual([]);
  process.stdout.write(`American English: ${texts.length} texts were read.\n`);
  expect(texts.length).toBeGreaterThan(5_000);
});

it('every exception is still needed, and says why', () => {
  const idle = allowedBritish.filter(
    ({ in: place, words }) =>
      !texts.some(
        ({ file, sentence }) =>
          file.startsWith(place) && words.test(sentence) && britishIn(sentence).length > 0,
      ),
  );

  expect(idle).toEqual([]);
  for (const { reason } of allowedBritish) expect(reason.length).toBeGreaterThan(10);
});

it.each([
  'Nappy',
  'Fewer than 6 wet nappies',
  'Blue cheese has mould',
  'Only pasteurised',
  '1 litre of water',
  'Mum',
  'One tablet',
])('finds "%s" in a text, an element and a template', (words) => {
  const source = `const a = '${words}'; const b = <p>${words}</p>; const c = \`\${a} ${words}\`;`;
  const planted = textsIn('planted.tsx', source, wholeTexts);

  expect(planted.filter(({ sentence }) => britishIn(sentence).length > 0)).toHaveLength(3);
});
