import { largestPage } from '@nestwell/domain/limits';
import { trimmed } from '@nestwell/domain/words';
import { z } from 'zod';

/** Rows are named by UUIDs that the server makes (version 7). Written in either case it is the same id. */
export const id = z.uuid().toLowerCase();

// NUL and lone surrogates cannot be stored by every engine, and no keyboard makes them.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** Trimmed text of `min` to `max` UTF-16 units, the width of its column; one without a visible character is empty. */
export const text = (max: number, min = 1) =>
  z.string().overwrite(trimmed).min(min).max(max).refine(storable, 'has characters that cannot be stored');

/** Trimmed text counted in characters as a reader sees them (a family emoji is one). */
export const visibleText = (max: number, min = 1) =>
  text(max * 32, min).refine((value) => visibleLength(value) <= max, `must have at most ${max} characters`);

export function visibleLength(value: string): number {
  return [...new Intl.Segmenter().segment(value)].length;
}

const EARLIEST = '1900-01-01';
const LATEST = '2200-01-01';

/** A moment, ISO 8601 with an offset; answered in UTC. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(
    (value) => value >= EARLIEST && value < LATEST && !Number.isNaN(Date.parse(value)),
    'must be a real moment between 1900 and 2200',
  );

/** A day on her own calendar, YYYY-MM-DD, without a zone. */
export const localDate = z.iso
  .date()
  .refine((value) => value >= EARLIEST && value < LATEST, 'must be between 1900 and 2200');

/** A number, or the decimal text of one as forms send it; never true, null or ''. */
export const numeric = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,9}(\.\d{1,6})?$/)
      .transform(Number),
  ],
  'must be a number',
);

export const numericBetween = (min: number, max: number) => numeric.pipe(z.number().min(min).max(max));
export const integerBetween = (min: number, max: number) => numeric.pipe(z.int().min(min).max(max));

/** Lists are newest first; `before` is the last row's cursor, given in the `Link: rel="next"` header. */
export const page = {
  limit: integerBetween(1, largestPage).optional(),
  before: z.string().max(120).optional(),
};

export const ofUser = z.strictObject({ userId: id });
export const nothing = z.void();
