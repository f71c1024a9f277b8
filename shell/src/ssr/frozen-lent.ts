import { partsAt } from './parts-at';

/** React writes into these while it renders: of a context what its provider gives, of a lazy part what has come. */
const WRITTEN_BY_REACT: ReadonlySet<PropertyKey> = new Set(['_currentValue', '_currentValue2', '_payload']);

/** What React and its renderers share of themselves: each render writes into it. */
const isInternal = (name: PropertyKey) => typeof name === 'string' && /^__\w+_INTERNALS_/.test(name);

/** The language's own are looked after elsewhere (`hardenLanguage`), and end each chain. */
const languages: ReadonlySet<unknown> = new Set([Object.prototype, Function.prototype, Array.prototype]);

/**
 * Freezes what is lent with all that hangs on it: functions, their prototypes, and what these carry. What a module left
 * there would be found when the next member's page is rendered.
 */
function freezeLent(value: object, seen: Set<object>): void {
  if (seen.has(value)) return;
  seen.add(value);
  const names = Reflect.ownKeys(value);
  for (const name of names) {
    if (WRITTEN_BY_REACT.has(name)) continue;
    const parts = partsAt(value, name).filter((part) => !languages.has(part));
    for (const part of parts) {
      if (isInternal(name)) Object.preventExtensions(part);
      else freezeLent(part, seen);
    }
  }
  if (names.some((name) => WRITTEN_BY_REACT.has(name))) Object.preventExtensions(value);
  else Object.freeze(value);
}

/** Exports as modules get them: plain values, frozen. */
export function frozenExports<Exports extends object>(exports: Exports): Exports {
  const { default: _, ...copy } = exports as Exports & { default?: unknown };
  freezeLent(copy, new Set());
  return copy as unknown as Exports;
}
