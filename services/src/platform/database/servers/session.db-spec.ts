import { AccountModule } from '../../../account';
import { parts as whole } from '../../../app';
import { BillingModule } from '../../../billing';
import { aMember } from '../../../testing/member';
import { TestApp } from '../../testing/test-app';
import { newDatabase } from '../testing/mariadb-server';
import { ODD_NAMES, OddServer } from '../testing/odd-server';

const parts = { ...whole, modules: [AccountModule, BillingModule] };

let server: OddServer;
beforeAll(async () => {
  server = await OddServer.start();
}, 60_000);
afterEach(() => server.reset());
afterAll(() => server.stop());

it.each([
  ["sql_mode = 'NO_BACKSLASH_ESCAPES'"],
  ["sql_mode = 'ANSI,NO_BACKSLASH_ESCAPES'"],
  ["sql_mode = 'ANSI'"],
  ["sql_mode = 'ORACLE'"],
  ["sql_mode = ''"],
  ["sql_mode = 'TRADITIONAL,PAD_CHAR_TO_FULL_LENGTH,PIPES_AS_CONCAT,IGNORE_SPACE'"],
  ["tx_isolation = 'SERIALIZABLE'"],
  ["time_zone = '+05:45'"],
  ["character_set_server = 'latin1'"],
  ['autocommit = 0'],
  ['group_concat_max_len = 4'],
  ['sql_select_limit = 1'],
  ['sql_safe_updates = 1'],
])('names are kept letter by letter, and nobody becomes an admin, on a server with %s', async (odd) => {
  await server.set(odd);
  const databaseUrl = await newDatabase(server.port);
  const app = await TestApp.start({ parts, databaseUrl, env: { LOGIN_VERIFICATION: 'off' } });
  try {
    const [anna, berta] = [await aMember(app, { name: 'Anna' }), await aMember(app, { name: 'Berta' })];
    for (const name of ODD_NAMES) {
      const changed = await anna.send(`/api/users/${anna.id}`, { method: 'PUT', json: { name } });
      expect(changed).toMatchObject({ status: 200, body: { name } });
      expect(await anna.send(`/api/users/${anna.id}`)).toMatchObject({ body: { name, role: 'user' } });
    }
    expect(await berta.send(`/api/users/${berta.id}`)).toMatchObject({
      body: { name: 'Berta', role: 'user' },
    });
  } finally {
    await app.stop();
  }
});
