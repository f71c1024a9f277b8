const PLANTED = 'services/src/nutrition/meals/meals.service.ts';
const LIST = 'packages/config/dependencies/stores.json';

const kept = (text, from = PLANTED) => ({
  rule: 'store-without-a-name',
  from,
  files: { [from]: `${text}\nexport const it = 1;\n` },
});

const entry = (store) => ({ store, holds: 'meals', key: 'the id of the meal', sharedBy: 'everybody' });

const listed = (rule, entries) => ({
  rule,
  from: LIST,
  files: {
    [LIST]: JSON.stringify(entries),
    [PLANTED]: 'const known = new Map();\nexport const keep = (id: string) => known.set(id, 1);\n',
  },
});

const FACTORY = `export function remember() {
  const known = new Map();
  const of = (id: string) => known.get(id) ?? known.set(id, 1);
  return { read: (id: string) => of(id) };
}`;

/** Each way to keep something longer than a request. */
export const storePlants = [
  kept('const known = new Map();\nexport const keep = (id: string) => known.set(id, 1);'),
  kept('export const known = new Set<string>();'),
  kept('const known = new WeakMap();\nfill(known);'),
  kept('const known = new LRUCache({ max: 5 });\nexport const keep = (id: string) => known.set(id, 1);'),
  kept('const known: Record<string, number> = {};\nexport const keep = (id: string) => (known[id] = 1);'),
  kept('const rows: string[] = [];\nexport const keep = (id: string) => rows.push(id);'),
  kept('let last: string | undefined;\nexport const keep = (id: string) => (last = id);'),
  kept('const read = memoize((id: string) => id);'),
  kept('class Meals { private readonly known = new Map(); }'),
  kept('class Meals { private known; constructor() { this.known = new LRUCache({ max: 5 }); } }'),
  kept('class Meals { private last?: string; keep(id: string) { this.last = id; } }'),
  kept('class Meals { private readonly rows: string[] = []; keep(id: string) { this.rows.push(id); } }'),
  kept(`${FACTORY}`),
  kept(
    'const known = new Map();\nexport const keep = (id: string) => known.set(id, 1);',
    'shell/src/ssr/a.ts',
  ),
  kept(
    'const known = new Map();\nexport const keep = (id: string) => known.set(id, 1);',
    'mfe-tea/src/remote.tsx',
  ),
  {
    rule: 'store-without-a-name',
    from: PLANTED,
    files: {
      'services/src/nutrition/lib/remember.ts': FACTORY,
      [PLANTED]: "import { remember } from '../lib/remember';\nconst meals = remember();\n",
      [LIST]: JSON.stringify([entry('services/src/nutrition/lib/remember.ts remember.known')]),
    },
  },
  {
    rule: 'store-without-a-name',
    from: 'packages/domain/src/words.ts',
    files: {
      'services/src/nutrition/meals/words.ts':
        "import { it } from '../../../../packages/domain/src/words';\n",
      'packages/domain/src/words.ts': 'export const it = new Map<string, string>();\n',
    },
  },
  listed('listed-store-is-there', [entry(`${PLANTED} known`), entry(`${PLANTED} forgotten`)]),
  listed('listed-store-is-described', [{ ...entry(`${PLANTED} known`), key: ' ' }]),
];

/** What is listed, what nobody changes, and what is gone with the call that made it. */
export const allowedStores = {
  [LIST]: JSON.stringify([entry(`${PLANTED} known`)]),
  [PLANTED]: `const known = new Map();
const KINDS = new Set(['lunch']);
export const names: ReadonlyMap<string, string> = new Map([['lunch', 'Lunch']]);
export const few = [...new Set(['a', 'a'])];
class Meals {
  private count = 0;
  private timer?: NodeJS.Timeout;
  keep(id: string) {
    this.count += 1;
    this.timer = setTimeout(() => known.delete(id));
  }
}
export function sorted(ids: string[]) {
  const seen = new Set<string>();
  return ids.filter((id) => KINDS.has(id) && !seen.has(id) && seen.add(id)).length;
}
`,
  'shell/src/ssr/words.ts': "import type { Told } from '../told';\nexport const it = 1;\n",
  'shell/src/told.ts': 'export type Told = string;\nexport const told = new Map<string, string>();\n',
};
