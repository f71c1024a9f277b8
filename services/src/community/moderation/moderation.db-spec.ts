import { community, type ModerationAction } from '@nestwell/contracts/community/server';
import { onBothEngines } from '../../platform/database/testing/engines';
import { Roles } from '../../account';
import { Mailer } from '../../platform/mail/mailer';
import { becomeAdmin } from '../../testing/admin';
import { aMember, type Member } from '../../testing/member';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';

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

  async function share(content: string, anonymous = false): Promise<string> {
    const { body } = await author.call(community.createPost, {
      body: { userId: author.id, content, anonymous },
    });
    return body.id;
  }

  const report = (by: Member, subjectId: string) =>
    by.call(community.report, { body: { subject: 'post', subjectId, reason: 'unkind' } });

  const seenBy = async (member: Member, id: string) =>
    (await member.call(community.listPosts, {})).body.some((post) => post.id === id);

  const decide = (subjectId: string, action: ModerationAction, why = 'Not kind.') =>
    admin.call(community.moderate, { body: { subject: 'post', subjectId, action, why } });

  it('hides words at the third distinct report, until an admin restores them', async () => {
    const id = await share('Something unkind');
    const others = await Promise.all([aMember(app), aMember(app)]);

    await report(reader, id);
    await report(reader, id);
    await report(others[0] as Member, id);
    expect(await seenBy(reader, id)).toBe(true);
    await report(others[1] as Member, id);

    expect(await seenBy(reader, id)).toBe(false);
    expect(await seenBy(author, id)).toBe(false);
    const restored = await decide(id, 'restore', 'It is fine.');
    expect(restored.body).toMatchObject({
      hidden: false,
      log: [{ action: 'restore', by: 'Dana', why: 'It is fine.' }],
    });
    expect(await seenBy(reader, id)).toBe(true);
    await report(await aMember(app), id);
    expect(await seenBy(reader, id)).toBe(true);
  });

  it('shows admins who wrote anonymously, and nobody else the queue', async () => {
    const id = await share('Unkind in hiding', true);
    await report(reader, id);

    const queue = await admin.call(community.moderationQueue, {});
    const refused = await reader.call(community.moderationQueue, {});

    expect(queue.body.find((item) => item.subjectId === id)?.author).toMatchObject({
      id: author.id,
      name: 'Ada',
    });
    expect(refused.status).toBe(403);
    expect(
      (
        await reader.call(community.moderate, {
          body: { subject: 'post', subjectId: id, action: 'hide', why: 'x' },
        })
      ).status,
    ).toBe(403);
  });

  it('lists what waits for a decision before what was decided, and says which is which', async () => {
    const decided = await share('Looked at');
    const waiting = await share('Not looked at', true);
    const later = await share('Looked at, too');
    for (const id of [decided, waiting, later]) await report(reader, id);
    for (const id of [decided, later]) await decide(id, 'warn');

    const queue = await admin.call(community.moderationQueue, {});
    const ours = queue.body.filter(({ subjectId }) => [decided, waiting, later].includes(subjectId));

    expect(ours.map(({ subjectId }) => subjectId)).toEqual([waiting, later, decided]);
    expect(ours.map((item) => item.waiting)).toEqual([true, false, false]);
    expect(ours.map((item) => item.anonymous)).toEqual([true, false, false]);
  });

  it('suspends posting and tells her why', async () => {
    const id = await share('Over the line');

    const decided = await decide(id, 'suspend', 'Please read the guidelines.');
    const post = await author.call(community.createPost, { body: { userId: author.id, content: 'Again' } });
    const inbox = await author.send<{ title: string; message: string }[]>(
      `/api/users/${author.id}/notifications`,
    );

    expect(decided.body.author?.suspendedUntil).not.toBeNull();
    expect(post.status).toBe(403);
    expect(post.body).toMatchObject({
      code: 'posting_suspended',
      message: expect.stringMatching(/^Posting is paused for you until \d+ [A-Z][a-z]+ 20\d\d\.$/),
    });
    expect(inbox.body[0]).toMatchObject({
      title: 'Posting is paused for you',
      message: expect.stringContaining('guidelines'),
    });
    app.clock.advance(8 * 86_400_000);
  });

  it('makes what a blocked person signs vanish, and of anonymous words only the blocked ones', async () => {
    const mother = await aMember(app, { name: 'Eve' });
    const post = async (content: string, anonymous = false) =>
      (await mother.call(community.createPost, { body: { userId: mother.id, content, anonymous } })).body.id;
    const [signed, nameless, other] = [
      await post('Named'),
      await post('Nameless', true),
      await post('Again', true),
    ];
    const tired = await aMember(app);
    const params = { userId: tired.id };
    const block = (subjectId: string) =>
      tired.call(community.blockAuthor, { params, body: { subject: 'post', subjectId } });
    const seen = () => Promise.all([signed, nameless, other].map((id) => seenBy(tired, id)));

    const bySignature = await block(signed);
    expect([bySignature.body.name, await seen()]).toEqual(['Eve', [false, true, true]]);
    const byWords = await block(nameless);
    const again = await block(other);

    expect(byWords.body).toMatchObject({ name: 'Someone who posted anonymously', anonymous: true });
    expect(new Set([bySignature, byWords, again].map(({ body }) => body.id)).size).toBe(3);
    expect((await block(nameless)).body).toEqual(byWords.body);
    expect(JSON.stringify([byWords.body, again.body])).not.toContain(mother.id);
    expect((await tired.call(community.listComments, { params: { postId: nameless } })).status).toBe(404);
    await tired.call(community.unblock, { params: { ...params, blockId: byWords.body.id } });
    await tired.call(community.unblock, { params: { ...params, blockId: bySignature.body.id } });
    expect(await seen()).toEqual([true, true, false]);
    expect((await tired.call(community.listBlocks, { params })).body).toEqual([again.body]);
  });

  it('counts the comments she finds: neither hidden ones nor those by people she blocked', async () => {
    const [mother, kind, unkind, loud, tired] = (await Promise.all(
      Array.from({ length: 5 }, () => aMember(app)),
    )) as [Member, Member, Member, Member, Member];
    const shared = await mother.call(community.createPost, {
      body: { userId: mother.id, content: 'Who else is awake?' },
    });
    const postId = shared.body.id;
    const comment = async (by: Member, content: string) => {
      const body = { postId, userId: by.id, content };
      return (await by.call(community.createComment, { body })).body.id;
    };
    const hidden = await comment(unkind, 'Nobody asked');
    const shouted = await comment(loud, 'ME');
    await comment(kind, 'Here');
    const found = async (member: Member) => {
      const list = await member.call(community.listPosts, {});
      const one = await member.call(community.readPost, { params: { postId } });
      const comments = await member.call(community.listComments, { params: { postId } });
      const counts = [list.body.find(({ id }) => id === postId), one.body].map((post) => post?.commentCount);
      return [...counts, comments.body.length];
    };
    const decideOn = (action: ModerationAction) =>
      admin.call(community.moderate, { body: { subject: 'comment', subjectId: hidden, action, why: 'So.' } });
    await tired.call(community.blockAuthor, {
      params: { userId: tired.id },
      body: { subject: 'comment', subjectId: shouted },
    });

    expect([await found(mother), await found(tired)]).toEqual([Array(3).fill(3), Array(3).fill(2)]);
    await decideOn('hide');
    await decideOn('hide');
    expect([await found(mother), await found(tired)]).toEqual([Array(3).fill(2), Array(3).fill(1)]);
    await decideOn('restore');
    await decideOn('restore');
    expect(await found(mother)).toEqual(Array(3).fill(3));
    await decideOn('hide');
    await unkind.call(community.deleteComment, { params: { commentId: hidden } });
    expect(await found(mother)).toEqual(Array(3).fill(2));
    await loud.send(`/api/users/${loud.id}`, { method: 'DELETE', json: { email: loud.email } });
    expect([await found(mother), await found(tired)]).toEqual([Array(3).fill(1), Array(3).fill(1)]);
  });

  it('refuses one to report or block herself', async () => {
    const mother = await aMember(app);
    const own = await mother.call(community.createPost, { body: { userId: mother.id, content: 'Mine' } });

    expect((await report(mother, own.body.id)).status).toBe(400);
  });
});
