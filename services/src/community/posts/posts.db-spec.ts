import { community } from '@nestwell/contracts/community/server';
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

  it('reads a page with the same few queries however many authors it has', async () => {
    for (let number = 0; number < 4; number += 1) await share(await aMember(app), `Voice ${number}`);
    const reads = async (limit: number) =>
      (await plansOf(app.get(Database), () => read(ada, { limit }))).length;

    // Who she is and whether she may; whether she is quiet; posts with what she made of them and their authors' names.
    expect([await reads(1), await reads(50)]).toEqual([3, 3]);
  });
});
