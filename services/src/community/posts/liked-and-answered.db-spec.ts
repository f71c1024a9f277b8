import { community } from '@nestwell/contracts/community/server';
import { newId } from '../../platform/database/ids';
import { onBothEngines } from '../../platform/database/testing/engines';
import { aMember, type Member } from '../../testing/member';
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
});
