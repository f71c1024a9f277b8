import { shortDayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate, deviceFieldValue } from '@nestwell/domain/device-time';
import { labelOf } from './labels';

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** How days and moments are written. */
export interface Dates {
  day: (date: string) => string;
  moment: (moment: Date) => string;
}

/** As she reads them, on her own calendar and clock. */
export const toRead: Dates = {
  day: (date) => shortDayMonthAndYear(date),
  moment: (moment) => `${shortDayMonthAndYear(deviceDate(moment))}, ${deviceClock(moment)}`,
};

/** As a spreadsheet reads them, on her own clock: 2026-11-22 18:05. */
export const toCount: Dates = {
  day: (date) => date,
  moment: (moment) => deviceFieldValue(moment).replace('T', ' '),
};

/** A kept value in words; '' where nothing is kept. What is held inside another stands on lines of its own. */
export function wordsOf(value: unknown, dates: Dates): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return textOf(value, dates);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return listOf(value, dates);
  return thingOf(value, dates);
}

function textOf(text: string, dates: Dates): string {
  if (DAY.test(text) && isDate(text)) return dates.day(text);
  return MOMENT.test(text) && isDate(text) ? dates.moment(new Date(text)) : text;
}
const isDate = (text: string) => !Number.isNaN(Date.parse(text));
const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;
const holdsThings = (value: unknown) => isThing(value) && Object.values(value).some(isThing);

function listOf(list: unknown[], dates: Dates): string {
  const separator = list.some(holdsThings) ? '\n' : list.some(isThing) ? '; ' : ', ';
  return list
    .map((one) => wordsOf(one, dates))
    .filter(Boolean)
    .join(separator);
}

/** A figure says of what it is: 'Iron 1.2'. */
function ownWords({ name, value, text }: { name: string; value: unknown; text: string }): string {
  if (value === true) return labelOf(name);
  return typeof value === 'number' ? `${labelOf(name)} ${text}` : text;
}

/** 'Proteins: Eggs, 2; Milk, 1', or by day 'Breakfast: Oats'. */
function thingOf(thing: object, dates: Dates): string {
  const words = Object.entries(thing as Record<string, unknown>).map(([name, value]) => ({
    name,
    value,
    text: wordsOf(value, dates),
  }));
  const kept = words.filter(({ text }) => text !== '');
  const own = kept.filter(({ value }) => !isThing(value) && value !== false);
  const held = kept.filter(({ value }) => isThing(value));
  const title = own.map(ownWords).join(', ');
  if (held.length === 0) return title;
  if (title !== '') return `${title}: ${held.map(({ text }) => text).join('; ')}`;
  return held
    .map(({ name, text }) => `${DAY.test(name) ? textOf(name, dates) : labelOf(name)}: ${text}`)
    .join(held.some(({ value }) => holdsThings(value)) ? '\n' : '; ');
}
