import { performance } from 'node:perf_hooks';
import { createConnection, type Connection } from 'mysql2/promise';
import { PrivateMariadb } from '@nestwell/e2e/mariadb';
import { registerMember } from '@nestwell/e2e/member';
import { Site } from '@nestwell/e2e/site';
import { expect, test, type Page } from '@playwright/test';

const POSTS = Number(process.env.POSTS ?? 1_000_000);
const COMMENTS_PER_POST = 5;
const BATCH = 100_000;
const READS = 300;

/** A UUID of version 7 for row `n`: its moment first, so that ids sort as they were made. */
const idOf = (n: string, salt: string) =>
  `UNHEX(CONCAT(LPAD(HEX(1700000000000 + ${n} * 1000), 12, '0'), '7000', '8', SUBSTR(MD5(CONCAT('${salt}', ${n})), 1, 15)))`;

async function seed(connection: Connection): Promise<void> {
  for (let start = 1; start <= POSTS; start += BATCH) {
    const end = Math.min(POSTS, start + BATCH - 1);
    await connection.query(
      `INSERT INTO posts (id, user_id, anonymous, content, hidden_at, created_at, edited_at, category, likes, comment_count)
       SELECT ${idOf('seq', 'post')}, UNHEX(MD5(seq % 50000)), 0, CONCAT('Post ', seq, ' about a long night.'), NULL,
              FROM_UNIXTIME(1700000000 + seq), NULL, ELT(1 + seq % 3, 'support', 'nutrition', 'fitness'), seq % 40, ${COMMENTS_PER_POST}
       FROM seq_${start}_to_${end}`,
    );
    await connection.query(
      `INSERT INTO comments (id, post_id, user_id, anonymous, content, hidden_at, created_at, edited_at)
       SELECT ${idOf('c.seq', 'comment')}, ${idOf('(1 + (c.seq - 1) DIV ' + COMMENTS_PER_POST + ')', 'post')}, UNHEX(MD5(c.seq % 50000)), 0,
              CONCAT('Comment ', c.seq), NULL, FROM_UNIXTIME(1700000000 + c.seq), NULL
       FROM seq_${(start - 1) * COMMENTS_PER_POST + 1}_to_${end * COMMENTS_PER_POST} c`,
    );
  }
  await connection.query('ANALYZE TABLE posts, comments');
}

/** The id in the middle of the list. */
async function middle(connection: Connection): Promise<string> {
  const [rows] = await connection.query(
    `SELECT HEX(id) AS id FROM posts ORDER BY id LIMIT 1 OFFSET ${POSTS / 2}`,
  );
  const [{ id }] = rows as [{ id: string }];
  return id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The reader does not want to see the authors of the three newest posts. */
async function blockSome(page: Page, url: string, userId: string): Promise<void> {
  const posts = await page.request.get(`${url}/api/community/posts?limit=3`);
  for (const { id } of (await posts.json()) as { id: string }[]) {
    const data = { subject: 'post', subjectId: id };
    expect((await page.request.post(`${url}/api/users/${userId}/blocks`, { data })).status()).toBe(201);
  }
}

function percentile(values: number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
}

test(`community pages among ${POSTS} posts`, async ({ page }) => {
  test.setTimeout(1_800_000);
  const database = await PrivateMariadb.start({ memory: '1G' });
  const site = await Site.start({ env: { DATABASE_URL: database.url } });
  const connection = await createConnection(database.url);
  const begun = performance.now();
  await seed(connection);
  const seeded = (performance.now() - begun) / 1000;
  const user = await registerMember(page, undefined, site.url);

  const cookie = (await page.context().cookies(site.url))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const headers = { cookie, 'x-user-id': user.id };
  // By the process's own connection: a browser's takes some milliseconds of its own.
  const timed = async (path: string) => {
    const start = performance.now();
    const answer = await fetch(site.url + path, { headers });
    const rows = (await answer.json()) as { id: string }[];
    const milliseconds = performance.now() - start;
    expect(answer.status).toBe(200);
    return { milliseconds, rows };
  };
  await blockSome(page, site.url, user.id);
  const lines: string[] = [];
  for (const category of ['all', 'fitness']) {
    const first: number[] = [];
    const next: number[] = [];
    const far: number[] = [];
    let before = '';
    let below = await middle(connection);
    for (let read = 0; read < READS; read += 1) {
      const list = `/api/community/posts?category=${category}&limit=20`;
      first.push((await timed(list)).milliseconds);
      const page = await timed(before === '' ? list : `${list}&before=${before}`);
      next.push(page.milliseconds);
      before = page.rows.at(-1)?.id ?? '';
      const farPage = await timed(`${list}&before=${below}`);
      far.push(farPage.milliseconds);
      below = farPage.rows.at(-1)?.id ?? below;
    }
    for (const [kind, times] of Object.entries({
      'first page': first,
      'next pages': next,
      'far down': far,
    })) {
      lines.push(`| ${category}, ${kind} | ${percentile(times, 0.5)} | ${percentile(times, 0.95)} |`);
    }
  }
  console.log(
    [`\nseeded in ${seeded.toFixed(0)} s`, '| Read | p50 ms | p95 ms |', '|---|---|---|', ...lines].join(
      '\n',
    ),
  );

  await connection.end();
  await site.stop();
  await database.stop();
});
