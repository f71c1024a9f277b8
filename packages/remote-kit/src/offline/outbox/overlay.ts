import type { ShownRow, ShownChange } from '@nestwell/contracts/kernel';

/** One answer as it will be once what waits has been sent. The same object where nothing of it is concerned. */
export function overlaid(data: unknown, { where, otherwise, ...change }: ShownChange): unknown {
  if (isPaged(data)) {
    const [first, ...rest] = data.pages;
    const rows = (page: Page) => listOverlaid(page.rows, { where, ...change });
    if (!first) return data;
    const top = { ...first, rows: listOverlaid(first.rows, { where, otherwise, ...change }) };
    return { ...data, pages: [top, ...rest.map((page) => ({ ...page, rows: rows(page) }))] };
  }
  if (Array.isArray(data)) return listOverlaid(data as ShownRow[], { where, otherwise, ...change });
  if (data === null) return otherwise && !change.gone ? changed(otherwise, change) : data;
  if (!isRow(data) || !matches(data, where)) return data;
  return change.gone ? null : changed(data, change);
}

type Change = Omit<ShownChange, 'on'>;
type OfRow = Omit<Change, 'where' | 'otherwise'>;

function listOverlaid(
  rows: readonly ShownRow[],
  { where, otherwise, ...change }: Change,
): readonly ShownRow[] {
  const found = rows.some((row) => matches(row, where));
  if (!found) return otherwise && !change.gone ? [changed(otherwise, change), ...rows] : rows;
  if (change.gone) return rows.filter((row) => !matches(row, where));
  return rows.map((row) => (matches(row, where) ? changed(row, change) : row));
}

function changed(row: ShownRow, { part, set, add, gone }: OfRow): ShownRow {
  const [step, ...rest] = part ?? [];
  if (step === undefined) return { ...row, ...set, ...grown(row, add) };
  const inner = (value: unknown) => (isRow(value) ? changed(value, { part: rest, set, add, gone }) : value);
  if (typeof step === 'string') {
    const list = row[step];
    const [pick, ...further] = rest;
    if (!Array.isArray(list) || !isRow(pick)) return { ...row, [step]: inner(list) };
    return {
      ...row,
      [step]: (list as ShownRow[]).map((each) =>
        matches(each, pick) ? changed(each, { part: further, set, add, gone }) : each,
      ),
    };
  }
  return row;
}

const grown = (row: ShownRow, add: ShownChange['add'] = {}): ShownRow =>
  Object.fromEntries(
    Object.entries(add).map(([field, by]) => [field, Math.max(0, Number(row[field] ?? 0) + by)]),
  );

const matches = (row: ShownRow, where: ShownRow) =>
  Object.entries(where).every(([field, value]) => row[field] === value);

interface Page {
  rows: readonly ShownRow[];
}

const isRow = (value: unknown): value is ShownRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPaged = (data: unknown): data is { pages: Page[] } => isRow(data) && Array.isArray(data.pages);
