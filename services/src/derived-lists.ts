import { areas } from './areas';
import { releasesEntities } from './releases';

/* What follows from entities and contracts by itself is checked; where it does not hold, a sentence says which file to change. */

const KEPT = 'services/src/kept-tables.ts';
const EXPORTED = 'packages/contracts/src/account/exported-tables.ts';
const REFUSED = 'ApiError: Sign in first';

interface Field {
  table: string;
  property: string;
}

type TableFields = Record<string, Record<string, readonly string[]>>;

/** The folder whose module has the table. */
export function folderOf({ target }: { target: unknown }): string {
  const has = (entities: readonly unknown[]) => entities.includes(target);
  const area = areas.find(({ entities }) => has(entities))?.name;
  return `services/src/${area ?? (has(releasesEntities) ? 'releases' : 'platform')}`;
}

const without = <T>(these: readonly T[], those: readonly T[]) => these.filter((one) => !those.includes(one));

export const unlistedTables = (tables: readonly string[], listed: readonly string[]): string[] => [
  ...without(tables, listed).map((table) => `${table} is not in ${KEPT}: say there whose its rows are`),
  ...without(listed, tables).map((table) => `${table} is in ${KEPT}, and no table any more: remove it there`),
];

export const areasWithoutHandler = (names: readonly string[], handled: readonly string[]): string[] =>
  without(names, handled).map(
    (name) =>
      `${name} has tables and no provider marked @PersonalDataOf('${name}'): write services/src/${name}/${name}-personal-data.ts and list it in ${name}.module.ts`,
  );

const nameOf = ({ table, property }: Field) => `${table}.${property}`;

/** @param folder of a table */
export function unexported(
  missing: readonly Field[],
  withheld: readonly string[],
  folder: (table: string) => string,
): string[] {
  const forgotten = missing.filter((field) => !withheld.includes(nameOf(field)));
  const exported = without(withheld, missing.map(nameOf));
  return [
    ...forgotten.map(
      (field) =>
        `${nameOf(field)} is in no export: return it in a provider of ${folder(field.table)} that is marked @PersonalDataOf, or say why not in \`withheld\` of ${KEPT}`,
    ),
    ...exported.map((name) => `${name} is exported though \`withheld\` of ${KEPT} names it: remove it there`),
  ];
}

export const unerased = (left: readonly Field[], folder: (table: string) => string): string[] =>
  left.map(
    (field) =>
      `${nameOf(field)} is left after erasing: remove it in a provider of ${folder(field.table)} that is marked @PersonalDataOf`,
  );

export const leftInFiles = (left: readonly string[]): string[] =>
  left.map(
    (name) =>
      `${name} is erased, and its bytes are left in the files of the database: erase it as rows (\`eraseSome\`, \`erase\`), and look at \`secure_delete\` in packages/embedded-sqlite/src/connection.ts`,
  );

export const unfoundInFiles = (planted: readonly string[], found: readonly string[]): string[] =>
  without(planted, found).map(
    (name) =>
      `${name} is stored in other bytes than were looked for, so that its erasure would not be seen: make them in services/src/platform/database/testing/planted-row.ts as its column stores them`,
  );

interface Kept {
  table: string;
  column: string;
  isOlderKept: boolean;
  isYoungerKept: boolean;
}

/** Of a table with an end in the list of tables, after the jobs have run. */
export function wronglyForgotten(
  { table, column, isOlderKept, isYoungerKept }: Kept,
  folder: string,
): string[] {
  const job = `a method marked @Job in ${folder}`;
  return [
    ...(isOlderKept
      ? [
          `${table} keeps rows whose ${column} is past their end: remove them in ${job}, or change \`ends\` in ${KEPT}`,
        ]
      : []),
    ...(isYoungerKept
      ? []
      : [`${table} loses rows before ${column} says so: keep them in ${job}, or change \`ends\` in ${KEPT}`]),
  ];
}

/** @param outcomes of adding a row of an erased account, by table */
export const takenAfterErasing = (
  outcomes: Readonly<Record<string, string>>,
  folder: (table: string) => string,
): string[] =>
  Object.entries(outcomes).flatMap(([table, outcome]) =>
    outcome === REFUSED
      ? []
      : [
          `${table} answers a row of an erased account with "${outcome}": name its user by \`userId\` in its entity (${folder(table)}), and insert by its repository, so that services/src/account/users/owned-rows.repository.ts refuses it`,
        ],
  );

const flat = (tables: TableFields) =>
  Object.entries(tables).flatMap(([area, ofArea]) =>
    Object.entries(ofArea).flatMap(([table, fields]) =>
      [undefined, ...fields].map((field) => [area, table, field].filter(Boolean).join('.')),
    ),
  );

export const unnamedInExport = (exported: TableFields, named: TableFields): string[] => [
  ...without(flat(exported), flat(named)).map((name) => `${name} is exported: name it in ${EXPORTED}`),
  ...without(flat(named), flat(exported)).map(
    (name) => `${name} is in ${EXPORTED}, and not exported: remove it there or export it`,
  ),
];

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

export function changedMatrix(written: string, matrix: string): string[] {
  const [before, now] = [linesOf(written), linesOf(matrix)];
  const lines = [
    ...without(before, now).map((line) => `- ${line}`),
    ...without(now, before).map((line) => `+ ${line}`),
  ];
  if (written === matrix) return [];
  return [
    `The access matrix changed: look at it and write it into docs/trust.md by \`pnpm trust\``,
    ...lines,
  ];
}

export const unnamedIds = (paths: readonly string[], ids: readonly string[]): string[] =>
  paths.flatMap((path) =>
    without(
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
      ids,
    ).map((id) => `${path} names ${id}: make one in services/src/testing/access/belongings.ts`),
  );
