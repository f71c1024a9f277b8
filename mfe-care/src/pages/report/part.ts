import { largestPage } from '@nestwell/domain/limits';

/** One part of the page as it is printed: her own notes, in her words, and never what they might mean. */
export interface PartContent {
  /** In a few words, where she chooses: '14 readings'. */
  about: string;
  head?: readonly string[];
  rows: readonly (readonly string[])[];
  foot?: string;
  /** Lines with numbers in place of a table. */
  numbered?: true;
}

export const partIds = [
  'questions',
  'pressure',
  'movements',
  'contractions',
  'medicines',
  'symptoms',
  'body',
  'baby',
  'weight',
  'food',
  'mind',
] as const;
export type PartId = (typeof partIds)[number];

export interface ReportPart {
  id: PartId;
  title: string;
  /** Ticked before she has chosen anything; what is of her mind never is. */
  isUsual: boolean;
  /** Null while it is on its way. */
  content: PartContent | 'unread' | null;
}

export const isPartId = (value: unknown): value is PartId => partIds.includes(value as PartId);

/** Where a read is full, older notes of these days may not be in it. */
export const fullWords = (rows: readonly unknown[], things: string): string =>
  rows.length >= largestPage ? `Made of the last ${largestPage} ${things}. ` : '';

/** 'The last 10 of 14. ' where not all are printed. */
export const lastOf = (shown: number, all: number): string =>
  shown < all ? `The last ${shown} of ${all}. ` : '';
