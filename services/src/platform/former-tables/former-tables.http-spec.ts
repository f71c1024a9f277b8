import { account } from '@nestwell/contracts/account/server';
import { parts } from '../../app';
import { aMember, type Member } from '../../testing/member';
import { Database } from '../database/database';
import { newId, toBinary } from '../database/ids';
import { instant, key, refId, table, text, userTable } from '../database/table';
import { onBothEngines } from '../database/testing/engines';
import { TestApp } from '../testing/test-app';

const NOTES = 1200;

onBothEngines((engine) => {
  let before: TestApp;
  let app: TestApp;
  let ada: Member;
  let bea: Member;
  beforeAll(async () => {
    const databaseUrl = await engine.newUrl();
    before = await TestApp.start({ parts, databaseUrl });
    await makeTables();
    // The services as they start after `mfe remove sleep`: no entity, and a table that its migration made.
    app = await TestApp.start({ parts, databaseUrl, env: { DATA_DIR: before.dataDir } });
    [ada, bea] = [await aMember(app), await aMember(app)];
    await addNotes(ada, NOTES);
    await addNotes(bea, 1);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await before.stop();
  });

  async function makeTables(): Promise<void> {
    const runner = before.get(Database).source.createQueryRunner();
    const notes = userTable('sleep_notes', [text('text'), instant('noted_at')]);
    await runner.createTable(notes);
    await runner.createTable(table('sleep_goals', [key(refId('user_id')), text('goal')]));
    await runner.createTable(table('sleep_sounds', [key(refId('id')), text('name')]));
    await runner.release();
  }

  async function addNotes({ id }: Member, count: number): Promise<void> {
    const query = (sql: string, values: unknown[]) => app.get(Database).source.query(sql, values);
    const values = Array.from({ length: count }, (_, at) => [
      toBinary(id),
      toBinary(newId()),
      `Nightjar ${at}`,
      '2026-06-15 12:00:00.000',
    ]);
    const places = values.map(() => '(?, ?, ?, ?)').join();
    await query(`INSERT INTO sleep_notes (user_id, id, text, noted_at) VALUES ${places}`, values.flat());
    await query('INSERT INTO sleep_goals (user_id, goal) VALUES (?, ?)', [toBinary(id), 'Eight hours']);
  }

  const rowsIn = async (name: string) =>
    (await app.get(Database).source.query<unknown[]>(`SELECT * FROM ${name}`)).length;

  it('of a module that was removed are exported as they are', async () => {
    const { body } = await ada.call(account.exportPersonalData, { params: { userId: ada.id } });
    const { formerModules } = body.areas as { formerModules: Record<string, Record<string, unknown>[]> };

    expect(Object.keys(formerModules).sort()).toEqual(['sleepGoals', 'sleepNotes']);
    expect(formerModules.sleepGoals).toEqual([{ goal: 'Eight hours' }]);
    expect(new Set(formerModules.sleepNotes?.map((note) => note.text)).size).toBe(NOTES);
    expect(formerModules.sleepNotes?.[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      text: expect.stringMatching(/^Nightjar/),
      notedAt: expect.anything(),
    });
  });

  it('are erased with the account, and nobody else loses one', async () => {
    const erased = await ada.call(account.eraseUser, {
      params: { userId: ada.id },
      body: { email: ada.email },
    });

    expect(erased.status).toBe(204);
    expect([await rowsIn('sleep_notes'), await rowsIn('sleep_goals')]).toEqual([1, 1]);
    const { body } = await bea.call(account.exportPersonalData, { params: { userId: bea.id } });
    expect(body.areas.formerModules).toMatchObject({ sleepNotes: [{ text: 'Nightjar 0' }] });
  });
});
