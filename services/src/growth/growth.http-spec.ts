import { writeFileSync } from 'node:fs';
import { MariadbServer } from '../platform/database/testing/mariadb-server';
import { portOfMariadb } from '../platform/database/testing/mariadb-of-the-run';
import { Jobs } from '../platform/jobs/jobs';
import { GrowingSite } from './testing/growing-site';
import type { Look } from './testing/look';

/** `pnpm bench:growth` says how many users there are, and where it wants the figures. */
const { USERS, FIGURES } = process.env;
const SIZES = (USERS ?? '800,2400').split(',').map(Number);
const SOME = USERS === undefined ? 1 : 40;
const LONG = USERS === undefined ? 120_000 : 7_200_000;
/** Rows among most users, of those among fewest; a page at the edge of an index is read one row further. */
const MOST_GROWTH = 1.5;
const EDGE = 5;

/** Not more, though there be more users. */
const BOUNDED = new Map([
  ['SELECT COUNT(1) AS `cnt` FROM `rate_limits` `RateLimitEntity`', 'counts no more than a million'],
]);

const looks: Map<string, Look>[] = [];
let server: MariadbServer | undefined;
let site: GrowingSite;

beforeAll(async () => {
  const register = jest.spyOn(Jobs.prototype, 'register');
  if (USERS !== undefined) server = await MariadbServer.start(['--innodb-buffer-pool-size=3G']);
  site = await GrowingSite.start(server?.port ?? (await portOfMariadb()));
  const jobs = register.mock.calls.map(([job]) => job);
  for (const users of SIZES) {
    await site.growTo(users);
    looks.push(await site.look(jobs, SOME));
    const figures = SIZES.slice(0, looks.length).map((size, n) => ({
      users: size,
      looks: Object.fromEntries(looks[n] ?? []),
    }));
    if (FIGURES !== undefined) writeFileSync(FIGURES, JSON.stringify(figures));
  }
}, LONG);

afterAll(async () => {
  await site.stop();
  await server?.stop();
});

const unbounded = (looked = new Map<string, Look>()) =>
  [...looked].filter(([, { sql }]) => !BOUNDED.has(sql));

it('looks at the calls that are made most, at export and erasing, and at every job', () => {
  const works = new Set([...(looks.at(-1)?.values() ?? [])].map(({ work }) => work));

  expect(works.size).toBeGreaterThan(35);
});

it('no call and no job reads more rows because there are more users', () => {
  const [few] = looks;
  const more = unbounded(looks.at(-1)).flatMap(([name, { rows, sql }]) => {
    const before = few?.get(name)?.rows ?? Number.POSITIVE_INFINITY;
    return rows > before * MOST_GROWTH + EDGE ? [`${name}: ${before} rows, then ${rows}: ${sql}`] : [];
  });

  expect(more).toEqual([]);
});

it('no call and no job reads a table from one end to the other', () => {
  const scans = unbounded(looks.at(-1)).flatMap(([name, { scans: found }]) =>
    found.map((way) => `${name}: ${way}`),
  );

  expect(scans).toEqual([]);
});
