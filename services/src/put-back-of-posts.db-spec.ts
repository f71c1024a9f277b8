import { community } from '@nestwell/contracts/community/server';
import { takenAway, type TakenKind } from '@nestwell/contracts/kernel/server';
import { HOUR, MINUTE } from '@nestwell/domain/moments';
import { ErasureService } from './account/erasure/erasure.service';
import { parts } from './app';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { TestApp } from './platform/testing/test-app';
import { aMember, type Member } from './testing/member';

onBothEngines((engine) => {
  let app: TestApp;
  let ada: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-10-20T12:00:00Z');
    ada = await aMember(app);
  });

  const putBack = (kind: TakenKind, id: string) =>
    ada.call(takenAway.putBack, { params: { userId: ada.id }, body: { kind, id } });
  const write = async (who = ada) =>
    (
      await who.call(community.createPost, {
        body: { userId: who.id, content: 'Hello', category: 'support' },
      })
    ).body.id;
  const comment = async (postId: string, who: Member) =>
    (await who.call(community.createComment, { body: { userId: who.id, postId, content: 'Hi' } })).body.id;
  const post = async (postId: string, who = ada) =>
    (await who.call(community.readPost, { params: { postId } })).body;
  const comments = async (postId: string) =>
    (await ada.call(community.listComments, { params: { postId } })).body;

  it('puts back a post with its likes and with the comments that are still there', async () => {
    const [bea, eve] = [await aMember(app), await aMember(app)];
    const id = await write();
    await comment(id, bea);
    await comment(id, eve);
    await bea.call(community.likePost, { params: { postId: id } });
    await ada.call(community.deletePost, { params: { postId: id } });
    await app.get(ErasureService).erase(eve.id, eve.email);

    expect((await bea.call(community.readPost, { params: { postId: id } })).status).toBe(404);
    await putBack('post', id);
    expect(await post(id, bea)).toMatchObject({ id, likes: 1, commentCount: 1, likedByMe: true });
    expect(await comments(id)).toHaveLength(1);
  });

  it('puts back a comment, and counts it again', async () => {
    const id = await write();
    const commentId = await comment(id, ada);
    const before = await comments(id);
    await ada.call(community.deleteComment, { params: { commentId } });
    expect(await post(id)).toMatchObject({ commentCount: 0 });
    await putBack('comment', commentId);

    expect(await post(id)).toMatchObject({ commentCount: 1 });
    expect(await comments(id)).toEqual(before);
  });

  it('lets what stood below a deleted post go after the hour', async () => {
    const bea = await aMember(app);
    const id = await write();
    const commentId = await comment(id, bea);
    await ada.call(community.deletePost, { params: { postId: id } });
    app.clock.advance(HOUR + MINUTE);
    await app.runJobs();

    expect(await app.get(Database).source.getRepository('comments').countBy({ id: commentId })).toBe(0);
  });
});
