import { rm } from 'node:fs/promises';
import { account } from '@nestwell/contracts/account/server';
import { keyOf, urlOfKey, type Contract } from '@nestwell/contracts/kernel/server';
import { DAY } from '@nestwell/domain/moments';
import { z } from 'zod';
import { parts } from './app';
import { sampleSite } from './web/testing/sample-parts';
import { onBothEngines } from './platform/database/testing/engines';
import { EndpointList } from './platform/http/endpoint-list';
import { TestApp } from './platform/testing/test-app';
import { belongingsOf } from './testing/access/belongings';
import { inOrder, nameOf } from './testing/access/calls';
import { sampleOf } from './testing/access/sample';
import { aMember, type Member } from './testing/member';
import { oddTargets, refusedTargets } from './testing/raw-targets';
import { sendRaw, type RawAnswer } from './testing/raw-request';

jest.setTimeout(240_000);

const TIME_OF_ANSWER = /"(?:now|exportedAt)":"[^"]*"|"(?:dehydratedAt|dataUpdatedAt)":\d+|^DTSTAMP:.*$/gm;

onBothEngines((engine) => {
  let app: TestApp;
  let site: string;
  let endpoints: readonly Contract[];
  let anna: Member;
  let annas: Record<string, string>;
  let berta: Member;
  let mallory: Member;
  beforeAll(async () => {
    site = await sampleSite();
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env: { SITE_DIR: site } });
    endpoints = inOrder(app.get(EndpointList).endpoints);
    anna = await aMember(app);
    annas = await belongingsOf(anna, new Date(app.clock.now().getTime() + DAY).toISOString());
    berta = await aMember(app);
    mallory = await aMember(app, { email: `x?email=${anna.email}` });
  });
  afterAll(async () => {
    await app.stop();
    await rm(site, { recursive: true, force: true });
  });

  const queryNames = ({ query }: Contract) =>
    query === undefined
      ? []
      : Object.keys(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {});

  /** Path and query of a call with what its contract takes. */
  function partsOf(endpoint: Contract, ids: Record<string, string>): [path: string, query: string] {
    const known = { ...ids, limit: '5', email: anna.email };
    const query = endpoint.query && (sampleOf(endpoint.query, known) as Record<string, string>);
    const [path = '', asked = ''] = urlOfKey(keyOf(endpoint, { params: ids, query })).split('?');
    return [path, asked];
  }

  const linesOf = (member: Member, endpoint: Contract) => [
    `Cookie: ${member.cookie}`,
    `X-User-Id: ${member.id}`,
    'X-Timezone: UTC',
    ...(endpoint.body === undefined ? [] : ['Content-Type: application/json']),
  ];

  /** What each read and the page answer a member, without what tells the time of the answer. */
  async function everyReadOf(member: Member): Promise<string[]> {
    const found: string[] = [];
    for (const endpoint of endpoints) {
      // A stream does not end, and a login begins a session: that is asked for apart.
      if (endpoint.method !== 'GET' || /\/(events|by-email)$/.test(endpoint.path)) continue;
      const [path, query] = partsOf(endpoint, { ...annas, userId: member.id });
      const target = query === '' ? path : `${path}?${query}`;
      const { status, body } = await sendRaw(app.url, { target, lines: linesOf(member, endpoint) });
      found.push(`${nameOf(endpoint)}: ${status} ${body.replaceAll(TIME_OF_ANSWER, '')}`);
    }
    const page = await sendRaw(app.url, { target: '/', lines: [`Cookie: ${member.cookie}`] });
    return [...found, page.body.replaceAll(/ nonce="[^"]*"/g, '').replaceAll(TIME_OF_ANSWER, '')];
  }

  const isRefusal = ({ status, body }: RawAnswer) =>
    status === 400 && /^\{"code":"invalid","message":"[^"]+"\}$/.test(body);

  it('refuses each odd target at every endpoint, and leaves everybody else’s responses as they were', async () => {
    const others = [anna, berta];
    const before = await Promise.all(others.map(everyReadOf));
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      const ids = { ...annas, userId: mallory.id };
      const [path, query] = partsOf(endpoint, ids);
      const body = endpoint.body && JSON.stringify(sampleOf(endpoint.body, ids));
      const ask = (target: string) =>
        sendRaw(app.url, { method: endpoint.method, target, lines: linesOf(mallory, endpoint), body });
      for (const target of refusedTargets(path, query, queryNames(endpoint))) {
        const answer = await ask(target);
        if (!isRefusal(answer))
          wrong.push(`${endpoint.method} ${target}: ${answer.status} ${answer.body.slice(0, 200)}`);
      }
      if (endpoint.path.endsWith('/events')) continue;
      for (const target of oddTargets(path, query)) {
        const { status } = await ask(target);
        if (status >= 500 || status === 0) wrong.push(`${endpoint.method} ${target}: ${status}`);
      }
    }
    const after = await Promise.all(others.map(everyReadOf));
    const login = await app.visitor().call(account.findUserByEmail, { query: { email: anna.email } });
    expect(after).toEqual(before);
    expect(login).toMatchObject({ status: 200, body: { id: anna.id, email: anna.email } });
    expect({ wrong: wrong.slice(0, 20), count: wrong.length }).toEqual({ wrong: [], count: 0 });
  });

  it.each(['/', '/api/config', '/nowhere.js'])(
    'refuses %s with two Host lines, also equal ones',
    async (target) => {
      const lines = [
        ['Host: site', 'Host: elsewhere.example'],
        ['Host: site', 'host: site'],
      ];
      const answers = await Promise.all(lines.map((two) => sendRaw(app.url, { target, lines: two })));

      expect(answers.filter(isRefusal)).toHaveLength(2);
    },
  );
});
