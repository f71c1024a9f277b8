import { IsNull, Not } from 'typeorm';
import { community } from '@nestwell/contracts/community/server';
import type { Contract } from '@nestwell/contracts/kernel/server';
import { keyOf, urlOfKey } from '@nestwell/contracts/kernel/server';
import { Roles } from './account';
import { parts } from './app';
import { ModerationService } from './community/moderation/moderation.service';
import { AdminActionEntity } from './platform/audit/admin-action.entity';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { EndpointList } from './platform/http/endpoint-list';
import { Mailer } from './platform/mail/mailer';
import { UserDirectory } from './platform/session-user';
import { TestApp } from './platform/testing/test-app';
import { nameOf } from './testing/access/calls';
import { sampleOf } from './testing/access/sample';
import { becomeAdmin } from './testing/admin';
import { aMember, type Member } from './testing/member';

onBothEngines((engine) => {
  let app: TestApp;
  let admin: Member;
  let postId: string;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    const author = await aMember(app);
    const body = { userId: author.id, content: 'Something unkind' };
    postId = (await author.call(community.createPost, { body })).body.id;
  }, 60_000);
  beforeEach(async () => {
    admin = await anAdmin();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  async function anAdmin(): Promise<Member> {
    const member = await aMember(app);
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, member);
    return member;
  }
  const takeRole = () => app.get(Roles).set(admin.email, 'user');
  const hide = () =>
    admin.call(community.moderate, {
      body: { subject: 'post', subjectId: postId, action: 'hide', why: 'Not kind.' },
    });
  const done = () =>
    app
      .get(Database)
      .source.getRepository(AdminActionEntity)
      .countBy({ adminId: Not(IsNull()), outcome: 'done' });

  it('an admin call that was admitted just before her role is taken does nothing, whichever call it is', async () => {
    const writes = app
      .get(EndpointList)
      .endpoints.filter(({ access, method }) => access === 'admin' && method !== 'GET');
    const statuses: Record<string, number> = {};
    for (const endpoint of writes) {
      admin = await anAdmin();
      // Her name is asked for between her admission and the write.
      jest.spyOn(app.get(UserDirectory), 'nameOf').mockImplementationOnce(async () => {
        await takeRole();
        return 'Dana';
      });
      statuses[nameOf(endpoint)] = (await send(endpoint)).status;
    }

    expect(writes.length).toBeGreaterThan(4);
    expect(statuses).toEqual(Object.fromEntries(writes.map((endpoint) => [nameOf(endpoint), 401])));
    expect(await done()).toBe(0);
  });

  it('her role is taken once a write of hers that is under way has ended', async () => {
    const service = app.get(ModerationService);
    const real = service.decide.bind(service);
    const events: string[] = [];
    const [begun, begin] = gate();
    const [opened, open] = gate();
    jest.spyOn(service, 'decide').mockImplementationOnce(async (...args) => {
      begin();
      await opened;
      await real(...args);
      events.push('written');
    });
    const writing = hide();
    await begun;
    const taking = takeRole().then(() => events.push('role taken'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    open();
    const { status } = await writing;
    await taking;

    expect(status).toBe(200);
    expect(events).toEqual(['written', 'role taken']);
    expect((await hide()).status).toBe(401);
  });

  /** Opened by its second half. */
  function gate(): [opened: Promise<void>, open: () => void] {
    let open = () => {};
    return [new Promise((resolve) => (open = resolve)), () => open()];
  }

  function send(endpoint: Contract) {
    const known = { feedbackId: postId, subjectId: postId };
    const json = endpoint.body && sampleOf(endpoint.body, known);
    return admin.send(urlOfKey(keyOf(endpoint, { params: known })), { method: endpoint.method, json });
  }
});
