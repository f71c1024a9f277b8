import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { account } from '@nestwell/contracts/account/server';
import { community } from '@nestwell/contracts/community/server';
import type { Contract } from '@nestwell/contracts/kernel/server';
import { DAY } from '@nestwell/domain/moments';
import { Roles } from './account';
import { parts } from './app';
import { sampleSite } from './web/testing/sample-parts';
import { EndpointList } from './platform/http/endpoint-list';
import { Mailer } from './platform/mail/mailer';
import { TestApp } from './platform/testing/test-app';
import { belongingsOf } from './testing/access/belongings';
import { apart, inOrder, knock, nameOf } from './testing/access/calls';
import { expectedOf, type CallerName } from './testing/access/expected-answers';
import { matrixPart, withMatrix, writtenMatrix } from './testing/access/trust-page';
import { changedMatrix, unnamedIds } from './derived-lists';
import { becomeAdmin } from './testing/admin';
import { aMember, type Member } from './testing/member';
import { Visitor } from './testing/visitor';

jest.setTimeout(120_000);

const PAGE = join(import.meta.dirname, '../../docs/trust.md');

let app: TestApp;
let site: string;
let endpoints: readonly Contract[];
let anna: Member;
let annas: Record<string, string>;

beforeAll(async () => {
  site = await sampleSite();
  app = await TestApp.start({ parts, env: { SITE_DIR: site } });
  endpoints = inOrder(app.get(EndpointList).endpoints);
  anna = await aMember(app);
  annas = await belongingsOf(anna, inADay());
});
afterEach(() => app.clock.set(new Date()));
afterAll(async () => {
  await app.stop();
  await rm(site, { recursive: true, force: true });
});

const inADay = () => new Date(app.clock.now().getTime() + DAY).toISOString();

/** What the matrix expects of a caller and what was answered, where they differ. */
async function surprises(
  caller: CallerName,
  who: () => Visitor,
  { ids = annas, headers }: { ids?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of endpoints) {
    const answered = await knock(endpoint, who(), ids, headers);
    const expected = expectedOf(endpoint, caller);
    if (answered !== expected) found.push(`${nameOf(endpoint)}: ${answered}, not ${expected}`);
  }
  return found;
}

const everythingOf = async (member: Member) => {
  const { body } = await member.call(account.exportPersonalData, { params: { userId: member.id } });
  return body.areas;
};

it('docs/trust.md says this matrix, with every call of the application', async () => {
  const { others } = app.get(EndpointList);
  const matrix = matrixPart(endpoints, apart(others));
  const page = await readFile(PAGE, 'utf8');
  // `pnpm trust` writes it anew.
  if (process.env.WRITE_TRUST === '1') await writeFile(PAGE, withMatrix(page, matrix));

  expect(changedMatrix(writtenMatrix(await readFile(PAGE, 'utf8')), matrix)).toEqual([]);
});

it('every id that a path names has a row of its own', () => {
  const paths = endpoints.map(({ path }) => path);

  expect(unnamedIds(paths, Object.keys(annas))).toEqual([]);
});

describe('every call of the application', () => {
  it('answers nobody, a mere header, another member and another site as the matrix says, and leaves what is hers as it was', async () => {
    const before = await everythingOf(anna);
    const [berta, dora] = [await aMember(app), await aMember(app)];
    const headerOnly = () => Object.assign(app.visitor(), { userId: anna.id });
    const headerOfAnna = Object.assign(app.visitor(), { cookie: dora.cookie, userId: anna.id });
    berta.userId = undefined;
    // The matrix takes this like back.
    await berta.call(community.likePost, { params: { postId: annas.postId ?? '' } });

    expect(await surprises('false header', () => headerOfAnna)).toEqual([]);
    expect(await surprises('other', () => berta)).toEqual([]);
    expect(await surprises('nobody', () => app.visitor())).toEqual([]);
    expect(await surprises('header only', headerOnly)).toEqual([]);
    expect(
      await surprises('other origin', () => anna, { headers: { origin: 'https://evil.example' } }),
    ).toEqual([]);

    expect(Object.keys(before).length).toBeGreaterThan(4);
    expect(await everythingOf(anna)).toEqual(before);
  });

  it('answers an admin as the matrix says', async () => {
    const admin = await aMember(app);
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, admin);

    expect(await surprises('admin', () => admin)).toEqual([]);
  });

  it('answers whose trial is over as the matrix says', async () => {
    const carla = await aMember(app);
    const carlas = await belongingsOf(carla, inADay());
    app.clock.advance(8 * DAY);

    expect(await surprises('expired', () => carla, { ids: carlas })).toEqual([]);
  });

  it('answers its owner as the matrix says', async () => {
    expect(await surprises('owner', () => anna)).toEqual([]);
  });
});
