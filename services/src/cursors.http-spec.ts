import { keyOf, urlOfKey, type Contract } from '@nestwell/contracts/kernel/server';
import { DAY } from '@nestwell/domain/moments';
import { z } from 'zod';
import { Roles } from './account';
import { parts } from './app';
import { onBothEngines } from './platform/database/testing/engines';
import { EndpointList } from './platform/http/endpoint-list';
import { Mailer } from './platform/mail/mailer';
import { TestApp } from './platform/testing/test-app';
import { belongingsOf } from './testing/access/belongings';
import { nameOf } from './testing/access/calls';
import { sampleOf } from './testing/access/sample';
import { becomeAdmin } from './testing/admin';
import { aMember, type Member } from './testing/member';

const ID = '019aa000-0000-7000-8000-000000000000';
const coded = (text: string) => Buffer.from(text).toString('base64url');
const CRAFTED = [
  '',
  'zzz',
  coded(`1.${'-'.repeat(36)}`),
  coded(`1.${ID.replaceAll('0', 'G')}`),
  coded(`1.${ID}\u0000`),
  coded(`999999999999999.${ID}`),
  coded(`-999999999999999.${ID}`),
  coded(`.${ID}`),
  coded(`1e3.${ID}`),
  '-'.repeat(36),
  ID.replace('7000', 'zzzz'),
];

onBothEngines((engine) => {
  let app: TestApp;
  let admin: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    admin = await aMember(app);
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, admin);
  });
  afterAll(() => app.stop());

  const takesCursor = ({ query }: Contract) =>
    query !== undefined &&
    'before' in (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {});

  it('refuses every crafted cursor of every list, naming the field', async () => {
    const tomorrow = new Date(app.clock.now().getTime() + DAY).toISOString();
    const ids = { ...(await belongingsOf(admin, tomorrow)), userId: admin.id };
    const lists = app.get(EndpointList).endpoints.filter(takesCursor);
    const wrong: string[] = [];
    for (const endpoint of lists) {
      for (const before of CRAFTED) {
        const least = endpoint.query && (sampleOf(endpoint.query, ids) as Record<string, string>);
        const path = urlOfKey(keyOf(endpoint, { params: ids, query: { ...least, before } }));
        const { status, body } = await admin.send<{ field?: string } | undefined>(path);
        if (status !== 400 || body?.field !== 'before')
          wrong.push(`${nameOf(endpoint)} ${before}: ${status}`);
      }
    }

    expect(lists.length).toBeGreaterThan(8);
    expect(wrong).toEqual([]);
  });
});
