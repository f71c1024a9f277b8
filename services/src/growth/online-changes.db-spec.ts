import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../areas';
import { Database } from '../platform/database/database';
import { openDataSource, type Migrations } from '../platform/database/data-source';
import { portOfMariadb } from '../platform/database/testing/mariadb-of-the-run';
import { newDatabase } from '../platform/database/testing/mariadb-server';
import { holdUpsOf } from './testing/online-change';

/** Made before there were members who could be held up, over a few rows each. */
const BEFORE = new Set([
  'AccountQuiet1763700000156',
  'FitnessUntouchedAnswers1763700000302',
  'CommunitySeenComments1763700000401',
  'CommunityHiddenWords1763700000402',
]);

async function holdUpsIn(made: Migrations): Promise<string[]> {
  const url = await newDatabase(await portOfMariadb());
  const database = new Database(await openDataSource({ url, file: '', entities: [], migrations: [] }));
  const runner = database.source.createQueryRunner();
  try {
    const found: string[] = [];
    for (const one of made) found.push(...(await holdUpsOf(one, runner)));
    return found;
  } finally {
    await runner.release();
    await database.close();
  }
}

it('no migration holds up whoever writes while it is made', async () => {
  const found = await holdUpsIn(migrations);

  expect(found.filter((one) => !BEFORE.has(one.split(' ')[0] ?? ''))).toEqual([]);
}, 120_000);

class Makes implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE cups (id INT PRIMARY KEY, name VARCHAR(20) NOT NULL)');
    await runner.query('ALTER TABLE cups MODIFY name TEXT');
    await runner.query("UPDATE cups SET name = 'tea'");
  }

  down = () => Promise.resolve();
}

const changing = (name: string, sql: string) =>
  ({
    [name]: class implements MigrationInterface {
      up = async (runner: QueryRunner) => void (await runner.query(sql));
      down = () => Promise.resolve();
    },
  })[name] as new () => MigrationInterface;

it('notices a table that is locked and rows that are rewritten, and lets pass what is done beside writes', async () => {
  const found = await holdUpsIn([
    Makes,
    changing('Adds', 'ALTER TABLE cups ADD colour VARCHAR(9) NULL'),
    changing('Indexes', 'CREATE INDEX ix_cups_colour ON cups (colour)'),
    changing('Shrinks', 'ALTER TABLE cups MODIFY colour INT'),
    changing('Fills', "UPDATE cups SET colour = '1'"),
    changing('Drops', 'DROP INDEX ix_cups_colour ON cups'),
  ]);

  expect(found).toEqual([
    'Shrinks locks cups: ALTER TABLE cups MODIFY colour INT',
    "Fills rewrites cups: UPDATE cups SET colour = '1'",
  ]);
});
