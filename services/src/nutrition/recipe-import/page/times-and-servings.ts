import { durationIn, quantitiesIn } from '@nestwell/domain/amounts';
import { isNode, many, MAX_NESTING } from './recipe-node';
import { plainText } from './text-of';

const ISO =
  /^P(?:(\d{1,4}(?:\.\d{1,3})?)W)?(?:(\d{1,4}(?:\.\d{1,3})?)D)?T?(?:(\d{1,4}(?:\.\d{1,3})?)H)?(?:(\d{1,6}(?:\.\d{1,3})?)M)?(?:(\d{1,8}(?:\.\d{1,3})?)S)?$/;
const MINUTES = { d: 1440, h: 60, m: 1 } as const;

/** 'PT1H5M', also written with a part missing or spaced, as a thing, or in words: '1 hour 5 minutes'. */
export function minutesIn(value: unknown, depth = 0): number {
  if (depth > MAX_NESTING) return 0;
  const all = many(value).map((one) =>
    isNode(one)
      ? minutesIn(one['@value'] ?? one.value ?? one.name, depth + 1)
      : minutesOf(plainText(one) ?? ''),
  );
  return all.find((minutes) => minutes > 0) ?? 0;
}

function minutesOf(text: string): number {
  if (text.startsWith('-')) return 0;
  // `PTH30M`: the hours are missing, not the whole.
  const iso = ISO.exec(
    text
      .slice(0, 60)
      .toUpperCase()
      .replace(/\s/g, '')
      .replace(/(?<=[PT])[HMS]/g, ''),
  );
  if (iso) {
    const [, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = iso.map((part) => Number(part || 0));
    return weeks * 7 * MINUTES.d + days * MINUTES.d + hours * MINUTES.h + minutes + seconds / 60;
  }
  return (durationIn(text.slice(0, 60))?.seconds ?? 0) / 60;
}

const EATERS =
  /servings?|serves|portions?|portionen|personen|persons?|people|personas|porciones|personnes|parts|slices?|pieces?|stück/;
/** Behind a number that measures something: '9-inch cake', '500 g'. */
const MEASURE =
  /^\s{0,2}[-–]?\s{0,2}(?:inch|in\b|"|″|”|cm|mm|kg|g|ml|l|oz|cups?|lbs?|quarts?|minutes?|hours?)(?![a-z])/;
const ARTICLE = /^an?\b(?! dozen)/;

/** 4, '4 servings', ['4', 'Serves 4 to 6'], '3 dozen', { value: 6 }; not the inches of '9-inch cake, 8 slices'. */
export function servingsIn(value: unknown): number | undefined {
  const texts = many(value).flatMap((one) =>
    isNode(one) ? many(one.value ?? one.minValue ?? one['@value'] ?? one.name) : [one],
  );
  const said = texts.map((text) => (plainText(text) ?? '').slice(0, 200).toLowerCase());
  const inOrder = [...said.filter((text) => EATERS.test(text)), ...said];
  return inOrder.map(countIn).find((count) => count !== undefined && count >= 1);
}

function countIn(text: string): number | undefined {
  const counts = quantitiesIn(text).filter(
    ({ from, start, end, isUnsure }) =>
      !isUnsure &&
      Number.isInteger(from) &&
      !ARTICLE.test(text.slice(start)) &&
      !MEASURE.test(text.slice(end)),
  );
  const near = counts.find(({ start, end }) =>
    EATERS.test(`${text.slice(Math.max(0, start - 12), start)} ${text.slice(end, end + 14)}`),
  );
  return (near ?? counts[0])?.from;
}
