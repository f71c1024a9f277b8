import { compileFunction } from 'node:vm';
import type { Values } from './prepared-read';

/** What stands at one place of a selection, and how it is read where the driver does not read it by itself. */
export interface Selected {
  name: string;
  read?: (value: unknown) => unknown;
}

/**
 * Makes rows of values: each an object of its own, and all of one shape. Written out for the selection, as our own code
 * would be, since to name each value by a variable takes ten times as long.
 */
export function reading<R>(selection: readonly Selected[]): (values: Values) => R {
  const reads = selection.map(({ read }) => read);
  const fields = selection.map(({ name, read }, at) => {
    const value = read === undefined ? `values[${at}]` : `reads[${at}](values[${at}])`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  const written = compileFunction(`return (values) => ({ ${fields.join(', ')} });`, ['reads']);
  return (written as (of: typeof reads) => (values: Values) => R)(reads);
}
