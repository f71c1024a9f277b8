import { entities, migrations } from '../areas';
import { keptTables } from '../kept-tables';
import { Database } from '../platform/database/database';
import { openDataSource } from '../platform/database/data-source';
import { portOfMariadb } from '../platform/database/testing/mariadb-of-the-run';
import { newDatabase } from '../platform/database/testing/mariadb-server';
import { brokenRulesOf, uniqueKeysOf } from './testing/cluster-rules';

/* What Vitess and TiDB ask of tables. Neither runs here: these are their rules, tried on a MariaDB. */

const LOOKED_UP = 'found before it is known whose it is: Vitess keeps a lookup index for it';
const TOGETHER = 'read by everybody in one order: not split, as the catalogues are not';

/** Keys of hers that are good among everybody’s rows, which TiDB can keep anyway. */
const ACROSS: Record<string, string> = {
  'care_shares uq_care_shares_token_hash': LOOKED_UP,
  'changes PRIMARY': TOGETHER,
  'comments PRIMARY': TOGETHER,
  'community_reports PRIMARY': TOGETHER,
  'feedback PRIMARY': TOGETHER,
  'passkeys uq_passkeys_credential': LOOKED_UP,
  'payment_orders uq_payment_orders_provider': LOOKED_UP,
  'post_likes PRIMARY': TOGETHER,
  'posts PRIMARY': TOGETHER,
  'reminder_settings uq_reminder_settings_feed_key': LOOKED_UP,
  'sessions PRIMARY': LOOKED_UP,
  'users uq_users_email_key': LOOKED_UP,
};

let database: Database;

beforeAll(async () => {
  const url = await newDatabase(await portOfMariadb());
  database = new Database(await openDataSource({ url, file: '', entities, migrations }));
}, 120_000);

afterAll(() => database.close());

it('her rows lie by her id first, and are unique only among hers', async () => {
  const hers = database.source.entityMetadatas.filter(({ tableName }) => keptTables[tableName]?.of === 'her');
  const first = new Map(hers.map(({ tableName }) => [tableName, tableName === 'users' ? 'id' : 'user_id']));
  const across = [...(await uniqueKeysOf(database.source))].filter(([name, columns]) => {
    const expected = first.get(name.split(' ')[0] ?? '');
    return expected !== undefined && columns[0] !== expected;
  });

  expect(across.map(([name]) => name).sort()).toEqual(Object.keys(ACROSS));
});

it('nothing else is asked of the database that a split one cannot do', async () => {
  expect(await brokenRulesOf(database.source)).toEqual([]);
});

it('notices what a split database cannot do', async () => {
  const { source } = database;
  await source.query('CREATE TABLE saucers (id INT AUTO_INCREMENT PRIMARY KEY)');
  await source.query(
    'CREATE TABLE cups (name TEXT, saucer INT, FULLTEXT KEY ft_cups (name), CONSTRAINT fk_cups FOREIGN KEY (saucer) REFERENCES saucers (id))',
  );
  await source.query('CREATE VIEW cup_names AS SELECT name FROM cups');
  await source.query('CREATE TRIGGER cup_fell BEFORE DELETE ON cups FOR EACH ROW SET @fell = 1');
  await source.query('CREATE FUNCTION cups_left() RETURNS INT RETURN 1');

  expect(await brokenRulesOf(source)).toEqual([
    'a foreign key: cups fk_cups',
    'a number given by one server: saucers.id',
    'no primary key: cups',
    'a key whose order or text is one engine’s: cups ft_cups',
    'a view: cup_names',
    'a trigger: cup_fell',
    'a routine: cups_left',
  ]);
});
