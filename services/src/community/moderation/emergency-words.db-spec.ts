import { community } from '@nestwell/contracts/community/server';
import { Roles } from '../../account';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { Mailer } from '../../platform/mail/mailer';
import { TestApp } from '../../platform/testing/test-app';
import { becomeAdmin } from '../../testing/admin';
import { aMember, type Member } from '../../testing/member';

onBothEngines((engine) => {
  let app: TestApp;
  let author: Member;
  let reader: Member;
  let admin: Member;

  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    author = await aMember(app, { name: 'Ada' });
    reader = await aMember(app, { name: 'Bea' });
    admin = await aMember(app, { name: 'Dana' });
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, admin);
  }, 60_000);
  afterAll(() => app.stop());
  afterEach(() => app.clock.advance(61 * 60_000));

  const share = async (content: string, anonymous = false) => {
    const answer = await author.call(community.createPost, {
      body: { userId: author.id, content, anonymous },
    });
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const report = (subjectId: string) =>
    reader.call(community.report, { body: { subject: 'post', subjectId, reason: 'unkind' } });
  const queue = async () => (await admin.call(community.moderationQueue, {})).body;
  const inQueue = async (id: string) => (await queue()).find(({ subjectId }) => subjectId === id);

  it('stand before what was reported later, for everybody to read meanwhile', async () => {
    const urgent = await share('My baby is not moving since yesterday, is that normal at 35 weeks?');
    app.clock.advance(60_000);
    const unkind = await share('Something unkind');
    await report(unkind);
    const { body: comment } = await reader.call(community.createComment, {
      body: { postId: unkind, userId: reader.id, content: 'I am soaking a pad every hour' },
    });

    const ours = (await queue()).filter(({ subjectId }) => [urgent, unkind, comment.id].includes(subjectId));
    const read = await reader.call(community.readPost, { params: { postId: urgent } });

    expect(ours.map(({ subjectId }) => subjectId)).toEqual([comment.id, urgent, unkind]);
    expect(ours[1]).toMatchObject({ waiting: true, reports: [{ reason: 'emergency', note: null }] });
    expect(read.status).toBe(200);
  });

  it.each(['Any tips for sore nipples?', 'I want to give up on everything', 'My partner hits me'])(
    'are not in the queue after “%s”',
    async (content) => {
      expect(await inQueue(await share(content))).toBeUndefined();
    },
  );

  it('leave an anonymous author unnamed until a member reports them', async () => {
    const id = await share('My waters broke and I am only 30 weeks', true);
    expect(await inQueue(id)).toMatchObject({ anonymous: true, author: null });

    await report(id);

    expect((await inQueue(id))?.author).toMatchObject({ name: 'Ada' });
  });

  it('count as nobody’s report', async () => {
    const id = await share('I can’t breathe and my chest hurts');
    const others = await Promise.all([aMember(app), aMember(app)]);
    await report(id);
    await others[0]?.call(community.report, { body: { subject: 'post', subjectId: id, reason: 'other' } });

    expect((await inQueue(id))?.hidden).toBe(false);
  });

  it('leave the queue when an admin has looked, without a word to the author', async () => {
    const id = await share('My newborn has a fever');
    const before = await author.send<unknown[]>(`/api/users/${author.id}/notifications`);

    const decided = await admin.call(community.moderate, {
      body: { subject: 'post', subjectId: id, action: 'keep', why: 'Answered with a comment.' },
    });

    const after = await author.send<unknown[]>(`/api/users/${author.id}/notifications`);
    expect(decided.body).toMatchObject({ waiting: false, hidden: false });
    expect(after.body).toHaveLength(before.body.length);
  });

  it('leave nothing behind when their author writes them otherwise', async () => {
    const id = await share('My newborn has a fever');

    await author.call(community.editPost, {
      params: { postId: id },
      body: { content: 'Which thermometer do you like?' },
    });

    expect(await inQueue(id)).toBeUndefined();
  });
});
