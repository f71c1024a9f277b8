import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteConnection } from '@nestwell/embedded-sqlite';
import { calendar } from '@nestwell/contracts/calendar/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { createConnection } from 'mysql2/promise';
import { sqliteFileIn } from './platform/application';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { TestApp } from './platform/testing/test-app';
import { migrations } from './areas';
import { parts } from './app';

/* The data of a site of 28 November 2026 with one member, as text, and the keys that its rows were made with. */
const KEPT = join(import.meta.dirname, 'testing/earlier-version');

async function fillFile(file: string): Promise<void> {
  const connection = new SqliteConnection(file);
  connection.exec(await readFile(join(KEPT, 'sqlite.sql'), 'utf8'));
  connection.close();
}

async function fillServer(url: string): Promise<void> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  await connection.query(await readFile(join(KEPT, 'mariadb.sql'), 'utf8'));
  await connection.end();
}

onBothEngines((engine) => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestwell-earlier-'));
    await copyFile(join(KEPT, 'secrets.json'), join(folder, 'secrets.json'));
    const databaseUrl = await engine.newUrl();
    await (databaseUrl === undefined ? fillFile(sqliteFileIn(folder)) : fillServer(databaseUrl));
    const env = { DATA_DIR: folder, LOGIN_VERIFICATION: 'off' };
    app = await TestApp.start({ parts, databaseUrl, env });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  it('opens what an earlier version kept: its member logs in, finds her rows and writes on', async () => {
    const { source } = app.get(Database);
    expect(await source.query('SELECT name FROM migrations')).toHaveLength(migrations.length);

    const ada = app.visitor();
    const { id } = (await ada.send<{ id: string }>('/api/users/by-email?email=ada@example.com')).body;
    ada.userId = id;
    const params = { userId: id };
    const meals = async () => (await ada.call(nutrition.listMeals, { params })).body.map(({ name }) => name);
    expect(await ada.send(`/api/users/${id}`)).toMatchObject({ status: 200, body: { name: 'Ada' } });
    expect(await meals()).toEqual(['Lentil stew']);

    const dish = { name: 'Oats', calories: 300, mealType: 'breakfast' } as const;
    expect(await ada.call(nutrition.logMealOfUser, { params, body: dish })).toMatchObject({ status: 201 });
    const settings = await ada.call(calendar.changeReminderSettings, {
      params,
      body: { visitsDayBefore: true },
    });

    expect(await meals()).toEqual(['Oats', 'Lentil stew']);
    expect(settings.body).toMatchObject({ showTitlesInPush: true, visitsDayBefore: true });
  });
});
