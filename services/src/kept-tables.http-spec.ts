import { setTimeout as sleep } from 'node:timers/promises';
import { exportedTables } from '@nestwell/contracts/account/server';
import { ErasureService } from './account/erasure/erasure.service';
import { parts } from './app';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { toBinary } from './platform/database/ids';
import { PersonalData } from './platform/personal-data';
import { TestApp } from './platform/testing/test-app';
import { bytesOnDisk } from './platform/database/testing/bytes-on-disk';
import { everyRow } from './platform/database/testing/every-row';
import { type HersKept, keptTables } from './kept-tables';
import {
  folderOf,
  leftInFiles,
  unerased,
  unexported,
  unfoundInFiles,
  unlistedTables,
  unnamedInExport,
} from './derived-lists';
import { aMember, type Member } from './testing/member';
import { Planting, type Planted } from './platform/database/testing/planted-row';

const tablesOfHers = Object.entries(keptTables).filter(
  (entry): entry is [string, HersKept] => entry[1].of === 'her',
);
const named = (planted: readonly Planted[]) => planted.map(({ table, property }) => `${table}.${property}`);

/** A server clears what was deleted a little later. */
const PURGED_WITHIN = 30_000;

onBothEngines((engine) => {
  let app: TestApp;
  let member: Member;
  let planted: readonly Planted[];
  let foundBefore: string[];
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    member = await aMember(app);
    planted = await plantEverywhere(member);
    foundBefore = await onDisk();
  }, 60_000);
  afterAll(() => app.stop());

  /** A row of hers in each table. */
  async function plantEverywhere({ id }: Member): Promise<readonly Planted[]> {
    const { source } = app.get(Database);
    const { id: exerciseId } = await source.getRepository('exercises').findOneByOrFail({});
    const { email, emailKey, timezone } = await source.getRepository('users').findOneByOrFail({ id });
    const planting = new Planting();
    for (const [table, { by = 'userId', real = {} }] of tablesOfHers) {
      const account = table === 'users' ? { email, emailKey, timezone } : {};
      const meta = source.getMetadata(table);
      const row = planting.row(meta, { role: 'user', exerciseId, ...real, ...account, [by]: id });
      const isOnlyOne = meta.primaryColumns.map(({ propertyName }) => propertyName).join() === by;
      if (isOnlyOne) await source.getRepository(table).delete({ [by]: id });
      await source.createQueryBuilder().insert().into(table).values(row).updateEntity(false).execute();
    }
    return planting.all;
  }

  const folder = (table: string) => folderOf(app.get(Database).source.getMetadata(table));

  const onDisk = async () => {
    const files = await bytesOnDisk(app.get(Database).source, app.dataDir);
    return named(planted.filter(({ bytes }) => bytes && files.includes(bytes)));
  };

  it('has every table on the list of what is kept, and nothing else on it', () => {
    const tables = app.get(Database).source.entityMetadatas.map(({ tableName }) => tableName);

    expect(unlistedTables(tables, Object.keys(keptTables))).toEqual([]);
  });

  it('exports all that any table keeps of her but what the list withholds', async () => {
    const text = JSON.stringify(await app.get(PersonalData).exportOf(member.id));

    const missing = planted.filter(({ shown }) => !text.includes(shown));
    const withheld = tablesOfHers.flatMap(([table, { withheld: names = {} }]) =>
      Object.keys(names).map((name) => `${table}.${name}`),
    );
    expect(unexported(missing, withheld, folder)).toEqual([]);
  });

  it('exports the tables and fields that its page and its spreadsheets know by name', async () => {
    const exported = tablesIn(await app.get(PersonalData).exportOf(member.id));

    expect(unnamedInExport(exported, exportedTables)).toEqual([]);
  });

  it('keeps no word, hash or id of hers in any row of any table after erasing', async () => {
    await app.get(ErasureService).erase(member.id, member.email);

    const rows = await everyRow(app.get(Database).source);
    expect(
      unerased(
        planted.filter(({ bytes }) => bytes && rows.includes(bytes)),
        folder,
      ),
    ).toEqual([]);
    expect(rows.includes(toBinary(member.id))).toBe(false);
    expect(rows.includes(member.email)).toBe(false);
  });

  it('leaves none of it in the files of tables and indexes either', async () => {
    const deadline = Date.now() + PURGED_WITHIN;
    let left = await onDisk();
    while (left.length > 0 && Date.now() < deadline) {
      await sleep(250);
      left = await onDisk();
    }

    const lookedFor = named(planted.filter(({ bytes }) => bytes));
    expect(unfoundInFiles(lookedFor, foundBefore)).toEqual([]);
    expect(leftInFiles(left)).toEqual([]);
  }, 60_000);
});

/**
 * The fields of each table of an export by area; an area with one table only is a list itself, ids have no fields. What
 * hands out nothing is not in it.
 */
function tablesIn(areas: Record<string, unknown>) {
  const fieldsOf = (rows: unknown) => {
    const [row] = [rows].flat();
    return typeof row === 'object' && row !== null ? Object.keys(row) : [];
  };
  const shapeOf = ([area, kept]: [string, unknown]) => {
    const tables = Object.entries(Array.isArray(kept) ? { [area]: kept } : (kept as object));
    return [area, Object.fromEntries(tables.map(([table, rows]) => [table, fieldsOf(rows)]))] as const;
  };
  const handedOut = Object.entries(areas).filter(([, kept]) => kept !== undefined);
  return Object.fromEntries(handedOut.map(shapeOf));
}
