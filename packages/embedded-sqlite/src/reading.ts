import type { Row, Values } from './prepared-read';

/** What stands at one place of a selection, and how it is read where the driver does not read it by itself. */
export interface Selected {
  name: string;
  read?: (value: unknown) => unknown;
}

/** Makes rows of values: each an object of its own, and all of one shape. */
export function reading<R>(selection: readonly Selected[]): (values: Values) => R {
  const names = selection.map(({ name }) => name);
  // Parsed, so that it has its shape from the beginning: one that is put together by name loses it from the thirteenth on.
  const empty = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join()}}`) as Row;
  const read = selection.flatMap(({ name, read: of }, at) => (of === undefined ? [] : { name, at, of }));
  return (values) => {
    const row = { ...empty };
    for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at];
    for (const { name, at, of } of read) row[name] = of(values[at]);
    return row as R;
  };
}
