import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteConnection, sqliteFileOf, type SqliteFile } from '@nestwell/embedded-sqlite';
import { cups } from '../testing/cup-endpoints';
import { cupsParts, signedIn, type CupsVisitor } from '../testing/cups';
import { TestApp } from '../testing/test-app';
import { Database } from './database';
import { newId } from './ids';

let app: TestApp;
let anna: CupsVisitor;
let file: SqliteFile;
beforeEach(async () => {
  app = await TestApp.start({ parts: cupsParts });
  anna = await signedIn(app);
  const opened = sqliteFileOf(app.get(Database).source);
  if (opened === undefined) throw new Error('not a file');
  file = opened;
});
afterEach(() => app.stop());

/** A write. */
const signIn = () => app.visitor().call(cups.signIn, { body: { id: newId() } });
const read = () => anna.call(cups.list, { params: { userId: anna.userId } });
const ready = async () => {
  // An answer holds for a second.
  await sleep(1100);
  return anna.send('/readyz');
};

function leaveRoomFor(pages: number): void {
  const [{ page_count: used }] = file.writer.pragma('page_count') as [{ page_count: number }];
  file.writer.pragma(`max_page_count = ${used + pages}`);
}

describe('a full disk', () => {
  it('refuses writes by name, lets reads go on, is seen by /readyz, and is over by itself', async () => {
    leaveRoomFor(0);
    let refused = await signIn();
    for (let rows = 0; rows < 500 && refused.status === 201; rows += 1) refused = await signIn();

    expect(refused).toMatchObject({ status: 503, body: { code: 'storage_full' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    const atOnce = await Promise.all(Array.from({ length: 20 }, signIn));
    expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await read()).toMatchObject({ status: 200 });
    expect(await ready()).toMatchObject({ status: 503, body: { code: 'storage_full' } });

    leaveRoomFor(10_000);
    expect(await signIn()).toMatchObject({ status: 201 });
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

describe("another program's lock", () => {
  it('holds neither the process nor reads, is answered 503 in time, and is over by itself', async () => {
    const other = new SqliteConnection(join(app.dataDir, 'nestwell.sqlite'));
    other.exec('BEGIN EXCLUSIVE');
    const writing = Promise.all(Array.from({ length: 10 }, signIn));
    let answered = 0;
    const asking = setInterval(() => {
      void anna.send('/healthz').then(({ status }) => {
        if (status === 200) answered += 1;
      });
    }, 20);
    await sleep(500);
    clearInterval(asking);

    expect(answered).toBeGreaterThan(5);
    expect(await read()).toMatchObject({ status: 200 });
    expect(await ready()).toMatchObject({ status: 503, body: { code: 'busy' } });
    const refused = await writing;
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 503));
    expect(refused[0]).toMatchObject({ body: { code: 'busy' } });

    other.exec('ROLLBACK');
    other.close();
    expect(await signIn()).toMatchObject({ status: 201 });
    expect(await ready()).toMatchObject({ status: 200 });
  });
});
