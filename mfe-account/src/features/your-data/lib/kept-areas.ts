import type { PersonalDataExport } from '@nestwell/contracts/account';
import { inWords, isInternal, labelOf } from './labels';
import { titles } from './titles';
import { chosenWords } from './chosen-words';

export interface KeptTable {
  title: string;
  columns: readonly { field: string; label: string }[];
  rows: readonly Record<string, unknown>[];
}
export interface KeptArea {
  name: string;
  title: string;
  /** Those that hold something. */
  tables: readonly KeptTable[];
  /** The titles of the others. */
  empty: readonly string[];
}
type Named = Partial<Record<string, { title: string; tables: Partial<Record<string, string>> }>>;

/** An export as she reads it; an area or a table that is newer than this page stands at its end. */
export function keptAreasOf({ areas }: PersonalDataExport): KeptArea[] {
  const known = Object.keys(titles).filter((name) => name in areas);
  const newer = Object.keys(areas).filter((name) => !known.includes(name));
  return [...known, ...newer].map((name) => areaOf(name, areas[name]));
}

function areaOf(name: string, kept: unknown): KeptArea {
  const { title, tables: known } = (titles as Named)[name] ?? { title: inWords(name), tables: {} };
  // An area with one table only is that table.
  const parts = isRecord(kept) ? kept : { [name]: kept };
  const tables = Object.entries(parts).map(([table, rows]) => tableOf(known[table] ?? inWords(table), rows));
  return {
    name,
    title,
    tables: tables.filter(({ rows }) => rows.length > 0),
    empty: tables.filter(({ rows }) => rows.length === 0).map((table) => table.title),
  };
}

function tableOf(title: string, kept: unknown): KeptTable {
  const rows = rowsOf(kept).map(chosenWords);
  const fields = [...new Set(rows.flatMap(Object.keys))].filter(
    (field) => !isInternal(field) && rows.some((row) => isSomething(row[field])),
  );
  return { title, rows, columns: fields.map((field) => ({ field, label: labelOf(field) })) };
}

/** Rows of ids tell her only how many there are. */
function rowsOf(kept: unknown): Record<string, unknown>[] {
  const rows: unknown[] = [kept ?? []].flat();
  const records = rows.filter(isRecord);
  return records.length === rows.length ? records : [{ count: rows.length }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSomething = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
