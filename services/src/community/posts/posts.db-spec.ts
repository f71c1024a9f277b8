import { community } from '@nestwell/contracts/community';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { onBothEngines } from '../../platform/database/testing/engines';
import { aMember, type Member } from '../../testing/member';
import { plansOf } from '../../platform/database/testing/query-plan';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';

onBothEngines((engine) => {
  let app: TestApp;
  let ada: Member;
  let bea: Member;

  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    ada = await aMember(app, { name: 'Ada' });
    bea = await aMember(app, { name: 'Bea' });
  }, 60_000);
  afterAll(() => app.stop());
  afterEach(() => app.clock.advance(11 * 60_000));

  const share = async (author: Member, content: string, more: object = {}) => {
    const answer = await author.call(community.createPost, { body: { userId: author.id, content, ...more } });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const read = async (reader: Member, query: object = {}) =>
    (await reader.call(community.listPosts, { query })).body;

  it('shows a shared post to everyone, newest first, with its author', async () => {
    await share(ada, 'First night with five hours');
    const second = await share(bea, 'Porridge helped', { category: 'nutrition' });

    const [newest, older] = await read(ada);

    expect(newest).toMatchObject({
      id: second.id,
      user: { name: 'Bea' },
      userId: bea.id,
      mine: false,
      commentCount: 0,
    });
    expect(older).toMatchObject({ content: 'First night with five hours', category: 'support', mine: true });
    expect((await read(ada, { category: 'nutrition' })).map((post) => post.id)).toEqual([second.id]);
  });

  it('pages without skipping or repeating while new posts arrive', async () => {
    for (let number = 1; number <= 5; number += 1) await share(ada, `Post ${number}`);
    const first = await ada.call(community.listPosts, { query: { limit: 3 } });
    await share(bea, 'Arrived meanwhile');

    const next = /[?&]before=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await ada.call(community.listPosts, {
      query: { limit: 3, before: decodeURIComponent(String(next)) },
    });

    expect(first.body.map((post) => post.content)).toEqual(['Post 5', 'Post 4', 'Post 3']);
    expect(second.body.map((post) => post.content).slice(0, 2)).toEqual(['Post 2', 'Post 1']);
    const fresh = await ada.call(community.countNewPosts, { query: { after: String(first.body[0]?.id) } });
    expect(fresh.body).toEqual({ count: 1 });
  });

  it('counts a hundred people liking at once as a hundred', async () => {
    const post = await share(ada, 'She smiled today');
    const members = await Promise.all(Array.from({ length: 100 }, () => aMember(app)));

    const answers = await Promise.all(
      members.map((member) => member.call(community.likePost, { params: { postId: post.id } })),
    );

    expect(answers.map((answer) => answer.status)).toEqual(members.map(() => 200));
    expect((await read(ada)).find((one) => one.id === post.id)?.likes).toBe(100);
  }, 60_000);

  it('takes a like back at the second tap, but keeps it when a call is only repeated', async () => {
    const post = await share(ada, 'Slept');
    const args = { params: { postId: post.id } };
    const key = { 'idempotency-key': newId() };

    const once = await bea.call(community.likePost, args, key);
    const repeated = await bea.call(community.likePost, args, key);
    const second = await bea.call(community.likePost, args);

    expect([once.body, repeated.body, second.body]).toEqual([
      { likes: 1, likedByMe: true },
      { likes: 1, likedByMe: true },
      { likes: 0, likedByMe: false },
    ]);
  });

  it('never says who wrote anonymously', async () => {
    const post = await share(ada, 'I cried all day', { anonymous: true });
    const comment = await ada.call(community.createComment, {
      body: { postId: post.id, userId: ada.id, content: 'still here', anonymous: true },
    });
    const comments = await bea.call(community.listComments, { params: { postId: post.id } });

    const seen = JSON.stringify([(await read(bea)).find((one) => one.id === post.id), comments.body]);

    expect(comment.status).toBe(201);
    expect(seen).toContain('Anonymous mum');
    expect(seen).not.toContain(ada.id);
    expect(seen).not.toContain('Ada');
  });

  it('lets only the author change and delete, and marks a change', async () => {
    const post = await share(ada, 'Typo heer');
    const params = { postId: post.id };

    const foreign = await bea.call(community.editPost, { params, body: { content: 'Mine now' } });
    const foreignDelete = await bea.call(community.deletePost, { params });
    const edited = await ada.call(community.editPost, { params, body: { content: 'Typo here' } });
    const deleted = await ada.call(community.deletePost, { params });

    expect([foreign.status, foreignDelete.status, edited.status, deleted.status]).toEqual([
      404, 404, 200, 204,
    ]);
    expect(edited.body.editedAt).not.toBeNull();
    expect((await read(bea)).some((one) => one.id === post.id)).toBe(false);
  });

  it('reads one post for those who may see it', async () => {
    const post = await share(ada, 'Only this one', { anonymous: true });
    const params = { postId: post.id };
    const tired = await aMember(app);
    await tired.call(community.blockAuthor, {
      params: { userId: tired.id },
      body: { subject: 'post', subjectId: post.id },
    });

    const seen = await bea.call(community.readPost, { params });
    const blocked = await tired.call(community.readPost, { params });
    const unknown = await bea.call(community.readPost, { params: { postId: newId() } });

    expect(seen.body).toMatchObject({ content: 'Only this one', userId: null, mine: false });
    expect([seen.status, blocked.status, unknown.status]).toEqual([200, 404, 404]);
  });

  it('counts characters as a reader sees them', async () => {
    const family = '👩‍👩‍👧‍👦';
    const most = await ada.call(community.createPost, {
      body: { userId: ada.id, content: family.repeat(250) },
    });
    const tooMany = await ada.call(community.createPost, {
      body: { userId: ada.id, content: family.repeat(501) },
    });
    const blank = await ada.call(community.createPost, { body: { userId: ada.id, content: '   ' } });
    const unseen = await ada.call(community.createPost, {
      body: { userId: ada.id, content: '\u200b\u3164' },
    });

    expect(most.status).toBe(201);
    expect([tooMany.status, blank.status, unseen.status]).toEqual([400, 400, 400]);
    expect(tooMany.body).toMatchObject({ field: 'content' });
    expect(unseen.body).toMatchObject({ field: 'content' });
  });

  it('keeps script as the text it is, and offers support without holding back hard words', async () => {
    const script = await share(bea, '<script>alert(1)</script> javascript:alert(2)');
    const hard = await share(bea, 'I want to die tonight');

    expect((await read(ada)).find((one) => one.id === script.id)?.content).toBe(
      '<script>alert(1)</script> javascript:alert(2)',
    );
    expect(hard.offerSupport).toBe(true);
    expect((await read(ada)).some((one) => one.id === hard.id)).toBe(true);
  });

  it('slows down who writes faster than a person', async () => {
    const eager = await aMember(app);
    for (let number = 0; number < 5; number += 1) await share(eager, `Quick ${number}`);

    const sixth = await eager.call(community.createPost, {
      body: { userId: eager.id, content: 'Too quick' },
    });

    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('tells the author of a comment once, and never of her own', async () => {
    const post = await share(ada, 'Any tips?');
    await bea.call(community.createComment, { body: { postId: post.id, userId: bea.id, content: 'Sling!' } });
    await ada.call(community.createComment, { body: { postId: post.id, userId: ada.id, content: 'Thanks' } });

    const inbox = await ada.send<{ title: string; actionUrl: string }[]>(
      `/api/users/${ada.id}/notifications`,
    );
    const told = inbox.body.filter((one) => one.actionUrl?.includes(post.id));

    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      title: 'New comment on your post',
      message: 'Someone answered what you shared with the community.',
    });
    expect((await read(ada)).find((one) => one.id === post.id)?.commentCount).toBe(2);
  });

  it('erases her: posts alone vanish, answered ones keep their place without her', async () => {
    const leaver = await aMember(app, { name: 'Cleo' });
    const alone = await share(leaver, 'Nobody answered this');
    const answered = await share(leaver, 'Secret plum words');
    const liked = await share(ada, 'Like me');
    await ada.call(community.createComment, {
      body: { postId: answered.id, userId: ada.id, content: 'Hugs' },
    });
    await leaver.call(community.createComment, {
      body: { postId: liked.id, userId: leaver.id, content: 'Plum' },
    });
    await leaver.call(community.likePost, { params: { postId: liked.id } });
    const exported = await leaver.send<object>(`/api/users/${leaver.id}/export`);

    const erased = await leaver.send(`/api/users/${leaver.id}`, {
      method: 'DELETE',
      json: { email: leaver.email },
    });

    expect(JSON.stringify(exported.body)).toContain('Secret plum words');
    expect(erased.status).toBe(204);
    const after = await read(ada);
    expect(after.some((one) => one.id === alone.id)).toBe(false);
    expect(after.find((one) => one.id === answered.id)).toMatchObject({
      content: 'This post was removed',
      userId: null,
      user: { name: 'Former member' },
      commentCount: 1,
    });
    expect(after.find((one) => one.id === liked.id)).toMatchObject({ likes: 0, commentCount: 0 });
    expect(JSON.stringify(after)).not.toContain('Cleo');
  });

  it('reads a page with the same few queries however many authors it has', async () => {
    for (let number = 0; number < 4; number += 1) await share(await aMember(app), `Voice ${number}`);
    const reads = async (limit: number) =>
      (await plansOf(app.get(Database), () => read(ada, { limit }))).length;

    // Posts with what she made of them, and their authors' names; compiled reads of who she is are not seen here.
    expect([await reads(1), await reads(50)]).toEqual([2, 2]);
  });
});
