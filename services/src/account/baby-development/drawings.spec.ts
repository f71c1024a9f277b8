import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { babySummaryOf } from './summary';

const folder = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../../../mfe-account/src/features/baby/emoji',
);
const stage = {
  pregnancyWeek: null,
  monthsPostpartum: null,
  correctedMonths: null,
};
const weeks = Array.from({ length: 39 }, (_, index) => babySummaryOf({ ...stage, pregnancyWeek: index + 4 }));
const months = Array.from({ length: 25 }, (_, index) => babySummaryOf({ ...stage, monthsPostpartum: index }));

it('gives every week and month an emoji that the baby card has drawn', () => {
  const missing = [...weeks, ...months].filter((summary) => {
    const code = [...(summary?.milestone?.sizeEmoji ?? '')]
      .map((character) => character.codePointAt(0)?.toString(16))
      .filter((point) => point !== 'fe0f')
      .join('-');
    return !existsSync(join(folder, summary?.trimester ?? '', `${code}.svg`));
  });
  expect(missing).toEqual([]);
});
