import { areas } from './areas';
import { platformEntities } from './platform/platform.entities';
import {
  areasWithoutHandler,
  changedMatrix,
  folderOf,
  leftInFiles,
  takenAfterErasing,
  unerased,
  unexported,
  unfoundInFiles,
  unlistedTables,
  unnamedIds,
  unnamedInExport,
  wronglyForgotten,
} from './derived-lists';

const folder = () => 'services/src/nutrition';
const place = { table: 'meals', property: 'place' };

it('names the list of tables for a table that is not on it, and for one that is gone', () => {
  expect(unlistedTables(['meals', 'naps'], ['meals', 'walks'])).toEqual([
    'naps is not in services/src/kept-tables.ts: say there whose its rows are',
    'walks is in services/src/kept-tables.ts, and no table any more: remove it there',
  ]);
});

it('names the file to write for an area that hands out and erases nothing', () => {
  expect(areasWithoutHandler(['nutrition', 'sleep'], ['nutrition'])).toEqual([
    "sleep has tables and no provider marked @PersonalDataOf('sleep'): write services/src/sleep/sleep-personal-data.ts and list it in sleep.module.ts",
  ]);
});

it('names the folder whose export misses a field, and the list that withholds one for nothing', () => {
  expect(unexported([place], ['meals.notes'], folder)).toEqual([
    'meals.place is in no export: return it in a provider of services/src/nutrition that is marked @PersonalDataOf, or say why not in `withheld` of services/src/kept-tables.ts',
    'meals.notes is exported though `withheld` of services/src/kept-tables.ts names it: remove it there',
  ]);
});

it('names the list of the contracts for what an export has and its page does not know', () => {
  const exported = { nutrition: { meals: ['id', 'place'] } };
  const named = { nutrition: { meals: ['id'], walks: [] } };

  expect(unnamedInExport(exported, named)).toEqual([
    'nutrition.meals.place is exported: name it in packages/contracts/src/account/exported-tables.ts',
    'nutrition.walks is in packages/contracts/src/account/exported-tables.ts, and not exported: remove it there or export it',
  ]);
});

it('names the folder whose erasure leaves a field', () => {
  expect(unerased([place], folder)).toEqual([
    'meals.place is left after erasing: remove it in a provider of services/src/nutrition that is marked @PersonalDataOf',
  ]);
});

it('names the command that writes a changed access matrix, and what changed', () => {
  expect(changedMatrix('| a |\n| b |', '| a |\n| c |')).toEqual([
    'The access matrix changed: look at it and write it into docs/trust.md by `pnpm trust`',
    '- | b |',
    '+ | c |',
  ]);
  expect(changedMatrix('| a |', '| a |')).toEqual([]);
});

it('names the file that makes a row for a path with a new id', () => {
  expect(unnamedIds(['/api/users/:userId/naps/:napId'], ['userId'])).toEqual([
    '/api/users/:userId/naps/:napId names napId: make one in services/src/testing/access/belongings.ts',
  ]);
});

it('knows which folder has a table', () => {
  for (const { name, entities } of areas)
    for (const target of entities) expect(folderOf({ target })).toBe(`services/src/${name}`);
  expect(folderOf({ target: platformEntities[0] })).toBe('services/src/platform');
});

it('names the file for bytes that are left after erasing, and for those that could not be looked for', () => {
  expect(leftInFiles(['meals.place'])).toEqual([
    'meals.place is erased, and its bytes are left in the files of the database: erase it as rows (`eraseSome`, `erase`), and look at `secure_delete` in packages/embedded-sqlite/src/connection.ts',
  ]);
  expect(unfoundInFiles(['meals.name', 'meals.place'], ['meals.name'])).toEqual([
    'meals.place is stored in other bytes than were looked for, so that its erasure would not be seen: make them in services/src/platform/database/testing/planted-row.ts as its column stores them',
  ]);
});

it('names the folder whose job forgets a table too late or too early', () => {
  const naps = { table: 'naps', column: 'endedAt' };

  expect(
    wronglyForgotten({ ...naps, isOlderKept: true, isYoungerKept: false }, 'services/src/sleep'),
  ).toEqual([
    'naps keeps rows whose endedAt is past their end: remove them in a method marked @Job in services/src/sleep, or change `ends` in services/src/kept-tables.ts',
    'naps loses rows before endedAt says so: keep them in a method marked @Job in services/src/sleep, or change `ends` in services/src/kept-tables.ts',
  ]);
  expect(wronglyForgotten({ ...naps, isOlderKept: false, isYoungerKept: true }, '')).toEqual([]);
});

it('names the entity of a table that takes a row of an erased account', () => {
  expect(takenAfterErasing({ meals: 'ApiError: Sign in first', naps: '[object Object]' }, folder)).toEqual([
    'naps answers a row of an erased account with "[object Object]": name its user by `userId` in its entity (services/src/nutrition), and insert by its repository, so that services/src/account/users/owned-rows.repository.ts refuses it',
  ]);
});
