import { community } from '@nestwell/contracts/community/server';
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

  it('never says who wrote anonymously', async () => {
    const post = await share(ada, 'I cried all day', { anonymous: true });
    const comment = await ada.call(community.createComment, {
      body: { postId: post.id, userId: ada.id, content: 'still here', anonymous: true },
    });
    const comments = await bea.call(community.listComments, { params: { postId: post.id } });

    const seen = JSON.stringify([(await read(bea)).find((one) => one.id === post.id), comments.body]);

    expect(comment.status).toBe(201);
    expect(seen).toContain('Anonymous mom');
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
});
