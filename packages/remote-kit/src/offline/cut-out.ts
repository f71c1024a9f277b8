import type { ShownRow } from '@nestwell/contracts/kernel';
import { deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import type { KeptAnswer } from './database';

/** As many rows as a list has where the call does not say. */
const USUAL_LIMIT = 50;

/**
 * A range of a list that was never asked for, cut out of a wider one that was: the next day's "last 30 days", a week of
 * the calendar. Undefined where no kept answer holds all of it: what is missing must not look empty.
 */
export function cutOut(
  key: readonly unknown[],
  by: string,
  kept: readonly KeptAnswer[],
): KeptAnswer | undefined {
  const wanted = partsOf(key);
  if (wanted.query.has('before') || !wanted.query.has('startDate')) return undefined;
  const from = startOf(wanted.query.get('startDate'));
  const until = endOf(wanted.query.get('endDate'));
  const wider = kept
    .filter((answer) => partsOf(answer.key).path === wanted.path && covers(answer, by, from, until))
    .sort((one, other) => other.at - one.at)[0];
  if (!wider) return undefined;
  const rows = rowsOf(wider).filter((row) => isWithin(momentOfRow(row, by), from, until));
  return { ...wider, key, data: rows.slice(0, limitOf(wanted.query)) };
}

function covers(answer: KeptAnswer, by: string, from: number, until: number): boolean {
  const { query } = partsOf(answer.key);
  if (!Array.isArray(answer.data) || query.has('before')) return false;
  const rows = rowsOf(answer);
  // A full list goes on beyond its oldest row.
  const isFull = rows.length >= limitOf(query);
  const start = isFull
    ? Math.min(...rows.map((row) => momentOfRow(row, by)))
    : startOf(query.get('startDate'));
  return start <= from && endOf(query.get('endDate')) >= until;
}

/** Whether a row belongs into an answer to this key; one that says nothing of time takes all. */
export function belongs(key: readonly unknown[], by: string | undefined, row: ShownRow): boolean {
  const { query } = partsOf(key);
  if (query.has('before')) return false;
  if (by === undefined || row[by] === undefined) return true;
  return isWithin(momentOfRow(row, by), startOf(query.get('startDate')), endOf(query.get('endDate')));
}

const isWithin = (moment: number, from: number, until: number) => moment >= from && moment <= until;
const rowsOf = ({ data }: KeptAnswer) => data as ShownRow[];
const momentOfRow = (row: ShownRow, by: string) => startOf(String(row[by]));
const limitOf = (query: URLSearchParams) => Number(query.get('limit') ?? USUAL_LIMIT);

const isDay = (text: string) => text.length === 'YYYY-MM-DD'.length;

/** Days are hers, as this device has them. */
const startOf = (text: string | null): number =>
  !text ? 0 : isDay(text) ? deviceMoment(text).getTime() : Date.parse(text);
const endOf = (text: string | null): number =>
  !text ? Infinity : isDay(text) ? endOfDeviceDay(text).getTime() : Date.parse(text);

/** Which list a key is of, whatever its range. */
export const pathOf = (key: readonly unknown[]): string =>
  key
    .map(String)
    .filter((segment) => !segment.startsWith('?'))
    .join('/');

const partsOf = (key: readonly unknown[]) => ({
  path: pathOf(key),
  query: new URLSearchParams(key.map(String).find((segment) => segment.startsWith('?')) ?? ''),
});
