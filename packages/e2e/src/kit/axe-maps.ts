/** What weak maps and sets do, with what they hold at its keys: each a property that nothing else can name. */
const MAPS = `
  class OwnMap {
    key = Symbol();
    has(owner) { return owner != null && Object.hasOwn(owner, this.key); }
    get(owner) { return this.has(owner) ? owner[this.key] : undefined; }
    set(owner, value) { owner[this.key] = value; return this; }
    delete(owner) { return this.has(owner) && delete owner[this.key]; }
  }
  class OwnSet extends OwnMap {
    add(owner) { return this.set(owner, true); }
  }
`;

/**
 * The program with maps of its own. It was written down for old browsers: each of its colours, tens of thousands on a
 * long page, lies in six weak maps, and to make and collect those was half of a look.
 */
export const withoutWeakMaps = (program: string): string =>
  `{ ${MAPS} (function (WeakMap, WeakSet) { ${program}\n}).call(globalThis, OwnMap, OwnSet); }`;
