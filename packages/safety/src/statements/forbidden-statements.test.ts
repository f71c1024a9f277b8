import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speaksOfBaby } from '@nestwell/domain/baby-words';
import { forbiddenIn } from './forbidden-statements';
import { allowed } from './testing/allowed';
import { productTexts, repository, textsIn, type Said } from './testing/product-texts';

const texts = productTexts();

const isAllowed = (file: string, sentence: string) =>
  allowed.some(
    ({ in: place, words, what }) =>
      file.startsWith(place) &&
      sentence.includes(words) &&
      forbiddenIn(sentence).every((one) => one === what),
  );

it('no text says what can wait, that a baby is well, that a figure is fine or that it passes', () => {
  const found = texts.flatMap(({ file, line, sentence }) =>
    forbiddenIn(sentence).length > 0 && !isAllowed(file, sentence)
      ? [`${file}:${line} ${forbiddenIn(sentence).join(', ')}: ${sentence}`]
      : [],
  );
  process.stdout.write(`Forbidden statements: ${texts.length} sentences were read.\n`);

  expect(found).toEqual([]);
  expect(texts.length).toBeGreaterThan(5_000);
});

it('every exception is still needed, and says why', () => {
  const idle = allowed.filter(
    ({ in: place, words, what }) =>
      !texts.some(
        ({ file, sentence }) =>
          file.startsWith(place) && sentence.includes(words) && forbiddenIn(sentence).includes(what),
      ),
  );

  expect(idle).toEqual([]);
  for (const { reason } of allowed) expect(reason.length).toBeGreaterThan(10);
});

it.each([
  ['Everything else can wait.', 'what can wait'],
  ['Baby is comfortable and still putting on a little.', 'a baby is well'],
  ['Growing goes on, at its own pace.', 'a baby is well'],
  ['Later is normal too.', 'a figure or feeling is fine'],
  ['That’s usual now.', 'it is usual'],
  ['A stuffy nose is common now.', 'it is usual'],
  ['It usually grows back.', 'it passes by itself'],
  ['Night waking often picks up around now; it passes.', 'it passes by itself'],
  ['There is no need to worry.', 'no need to worry'],
  ['A midwife, doctor or helpline can help, day or night.', 'hours that nobody promised'],
])('finds "%s" in a text, an element and a template', (words, what) => {
  const planted = textsIn(
    'planted.tsx',
    `const a = '${words}'; const b = <p>${words}</p>; const c = \`\${a} ${words}\`;`,
  );
  const found = planted.filter(({ sentence }) => forbiddenIn(sentence).includes(what as never));

  expect(found).toHaveLength(3);
});

it.each([
  'Less than usual? Call now, do not count.',
  'Common does not mean you have to bear it.',
  'A count does not say how your baby is.',
  'Nothing you have to do here today.',
])('leaves "%s" alone', (sentence) => {
  expect(forbiddenIn(sentence)).toEqual([]);
});

/** Written for members after a loss or in a pause alone. */
const FOR_THEM =
  /\/quiet-home|\/quiet-room\/|\/quiet-resources|^packages\/safety\/src\/loss\/|^shell\/src\/home\/quiet/;
/** What goes to every member, in whatever state she is: notices behind the bell, mails, pushes. */
const SENDS = /\.notify\(|\bmail\.send\(|\bsubject: |\bPushMessage\b/;
/** An organization is called what it is called. */
const NAMES = /Share: pregnancy and infant loss|Postpartum Support International/g;

const sends = new Map<string, boolean>();
function isSent({ file }: Said): boolean {
  if (!file.startsWith('services/')) return false;
  if (!sends.has(file)) sends.set(file, SENDS.test(readFileSync(join(repository, file), 'utf8')));
  return sends.get(file) === true;
}

const hurtful = (texts: readonly Said[]) =>
  texts
    .filter(({ sentence }) => speaksOfBaby(sentence.replaceAll(NAMES, '')))
    .map(({ file, line, sentence }) => `${file}:${line} ${sentence}`);

it.each([
  ['is written for members after a loss or in a pause', ({ file }: Said) => FOR_THEM.test(file), 40],
  ['is sent to every member, whatever has happened', isSent, 15],
] as const)('no sentence that %s speaks of a pregnancy or a baby', (_, isMeant, least) => {
  const meant = texts.filter(isMeant);

  expect(hurtful(meant)).toEqual([]);
  expect(meant.length).toBeGreaterThan(least);
});

it('finds a planted sentence', () => {
  const planted = "tell({ title: 'A week with your little one', message: 'Your plan has renewed.' });";

  expect(hurtful(textsIn('services/src/planted.ts', planted))).toEqual([
    'services/src/planted.ts:1 A week with your little one',
  ]);
});
