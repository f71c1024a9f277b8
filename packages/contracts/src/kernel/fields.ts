import { largestPage } from '@nestwell/domain/limits';
import { trimmed, visibleLength } from '@nestwell/domain/words';
import { z } from 'zod';

/** UTF-16 units of the blanks around a text, which are trimmed. */
const BLANKS = 1000;

/** UTF-16 units of a character as a reader sees it: a couple with two skin tones, the longest emoji there is, has 15. */
const UNITS_PER_CHARACTER = 16;

/** Of a text column, in UTF-8. */
const MAX_TEXT_BYTES = 65_535;

/** Refuses what has more UTF-16 units before anything else reads it; `max` of the library reads all of it to count. */
const unitsAtMost = (units: number, error: string) =>
  z.string().refine((value) => value.length <= units, { abort: true, error });

const tooLong = (max: number) => `must have at most ${max} characters`;

/** Text of at most `max` code points. */
export const boundedText = (max: number) =>
  unitsAtMost(2 * max, tooLong(max)).max(max, { abort: true, error: tooLong(max) });

/** Text of one form, of at most `max` code points. */
export const matching = (form: RegExp, max: number, error?: string) => boundedText(max).regex(form, error);

/** An address on the web of at most `max` code points. */
export const webAddress = (max: number) => boundedText(max).check(z.url({ protocol: /^https?$/ }));

// NUL and lone surrogates cannot be stored by every engine, and no keyboard makes them.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
const NOT_STORABLE = 'has characters that cannot be stored';

/** Trimmed text of `min` to `max` code points, the width of its column; one without a visible character is empty. */
export const text = (max: number, min = 1) =>
  unitsAtMost(2 * max + BLANKS, tooLong(max))
    .overwrite(trimmed)
    .min(min)
    .max(max, { abort: true, error: tooLong(max) })
    .refine(storable, NOT_STORABLE);

/** Trimmed text counted in characters as a reader sees them (a family emoji is one). */
export const visibleText = (max: number, min = 1) =>
  unitsAtMost(max * UNITS_PER_CHARACTER + BLANKS, tooLong(max))
    .overwrite(trimmed)
    .min(min)
    .max(max * UNITS_PER_CHARACTER, { abort: true, error: tooLong(max) })
    .refine((value) => visibleLength(value, max) <= max, tooLong(max))
    .refine(fitsColumn, 'is too long to be kept')
    .refine(storable, NOT_STORABLE);

// A UTF-16 unit has three bytes at most.
const fitsColumn = (value: string) =>
  value.length * 3 <= MAX_TEXT_BYTES || new TextEncoder().encode(value).length <= MAX_TEXT_BYTES;

/** Rows are named by UUIDs that the server makes (version 7). Written in either case it is the same id. */
export const id = unitsAtMost(36, 'must be an id (UUID)').check(z.uuid()).toLowerCase();

/** An object of at most `max` entries, in the JSON schema too. */
export const boundedRecord = <K extends z.ZodType<string, string>, V extends z.ZodType>(
  key: K,
  value: V,
  max: number,
) =>
  z
    .record(key, value)
    .refine((entries) => Object.keys(entries).length <= max, `must have at most ${max} entries`)
    .meta({ maxProperties: max });

const EARLIEST = '1900-01-01';
const LATEST = '2200-01-01';

/** A moment, ISO 8601 with an offset; answered in UTC. */
export const instant = boundedText(40)
  .check(z.iso.datetime({ offset: true }))
  .refine(
    (value) => value >= EARLIEST && value < LATEST && !Number.isNaN(Date.parse(value)),
    'must be a real moment between 1900 and 2200',
  );

/** A day on her own calendar, YYYY-MM-DD, without a zone. */
export const localDate = unitsAtMost(10, 'must be a date like 2026-11-21')
  .check(z.iso.date())
  .refine((value) => value >= EARLIEST && value < LATEST, 'must be between 1900 and 2200');

/** A number, or the decimal text of one as forms send it; never true, null or ''. */
export const numeric = z.union(
  [z.number(), matching(/^-?\d{1,9}(\.\d{1,6})?$/, 17).transform(Number)],
  'must be a number',
);

export const numericBetween = (min: number, max: number) => numeric.pipe(z.number().min(min).max(max));
export const integerBetween = (min: number, max: number) => numeric.pipe(z.int().min(min).max(max));

/** Lists are newest first; `before` is the last row's cursor, given in the `Link: rel="next"` header. */
export const page = {
  limit: integerBetween(1, largestPage).optional(),
  before: boundedText(120).optional(),
};

export const ofUser = z.strictObject({ userId: id });
export const nothing = z.void();
