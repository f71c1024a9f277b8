import { account } from '@nestwell/contracts/account/server';
import { community } from '@nestwell/contracts/community/server';
import { onBothEngines } from '../../platform/database/testing/engines';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

const EVERYTHING = { show: 'everything' } as const;

onBothEngines((engine) => {
  let app: TestApp;
  let ada: Member;
  let ines: Member;
  let rosa: Member;

  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    ada = await aMember(app, { name: 'Ada' });
    ines = await aMember(app, { name: 'Ines' });
    rosa = await aMember(app, { name: 'Rosa', state: 'loss' });
  }, 60_000);
  afterAll(() => app.stop());
  afterEach(() => app.clock.advance(11 * 60_000));

  const become = async (member: Member, body: object) =>
    expect((await member.call(account.updateUser, { params: { userId: member.id }, body })).status).toBe(200);
  const share = async (author: Member, content: string, more: object = {}) =>
    (await author.call(community.createPost, { body: { userId: author.id, content, ...more } })).body;
  const comment = (author: Member, postId: string, content: string) =>
    author.call(community.createComment, { body: { postId, userId: author.id, content } });
  const read = async (reader: Member, query: object = {}) =>
    (await reader.call(community.listPosts, { query })).body;
  const words = async (reader: Member, query: object = {}) =>
    (await read(reader, query)).map(({ content }) => content);

  it('shows people after a loss each other, what one wrote herself, and everything when she asks for it', async () => {
    const kick = await share(ada, 'Week 20 and I felt a kick');
    const before = await share(ines, 'Pack the bag already?', { category: 'nutrition' });
    await become(ines, { state: 'loss' });
    const lake = await share(rosa, 'We are going to the lake', { category: 'fitness' });
    await share(ines, 'The second cup');

    expect(await words(ines)).toEqual(['The second cup', lake.content, before.content]);
    expect(await words(ines, { category: 'fitness' })).toEqual([lake.content]);
    expect(await words(ines, { category: 'nutrition' })).toEqual([before.content]);
    expect(await words(rosa)).toEqual(['The second cup', lake.content]);
    expect(await words(ines, EVERYTHING)).toContain(kick.content);
    expect(await words(ada)).toEqual(['The second cup', lake.content, before.content, kick.content]);
    const fresh = async (show: object) =>
      (await ines.call(community.countNewPosts, { query: { after: kick.id, ...show } })).body.count;
    expect([await fresh({}), await fresh(EVERYTHING)]).toEqual([3, 3]);
  });

  it('gives no post from outside the room, nor its comments, by its address', async () => {
    const post = await share(ada, 'First smile');
    const answers = (show: object) =>
      Promise.all([
        ines.call(community.readPost, { params: { postId: post.id }, query: show }),
        ines.call(community.listComments, { params: { postId: post.id }, query: show }),
      ]);

    expect((await answers({})).map(({ status }) => status)).toEqual([404, 404]);
    expect((await answers(EVERYTHING)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('shows and counts below a post what people after a loss and she herself said', async () => {
    const post = await share(ines, 'A year tomorrow');
    await comment(ada, post.id, 'Mine is three weeks old');
    await comment(rosa, post.id, 'I light a candle');
    await comment(ines, post.id, 'Thank you');
    const said = async (show: object) =>
      (await ines.call(community.listComments, { params: { postId: post.id }, query: show })).body.map(
        ({ content }) => content,
      );
    const counted = async (reader: Member, show: object = {}) =>
      (await read(reader, show)).find(({ id }) => id === post.id)?.commentCount;

    expect(await said({})).toEqual(['I light a candle', 'Thank you']);
    expect(await said(EVERYTHING)).toHaveLength(3);
    expect([await counted(ines), await counted(ines, EVERYTHING), await counted(ada)]).toEqual([2, 3, 3]);
  });

  it('pages through both parts without skipping or repeating', async () => {
    const una = await aMember(app, { name: 'Una' });
    const own: string[] = [];
    for (let number = 1; number <= 4; number += 1) own.push((await share(una, `Before ${number}`)).content);
    await become(una, { state: 'paused' });
    const all: string[] = [];
    let before: string | undefined;
    do {
      const page = await una.call(community.listPosts, { query: { limit: 2, ...(before && { before }) } });
      all.push(...page.body.map(({ content }) => content));
      const next = /[?&]before=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1];
      before = next === undefined ? undefined : decodeURIComponent(next);
    } while (before !== undefined);

    expect(all).toEqual(await words(una, { limit: 50 }));
    expect(all).toEqual(expect.arrayContaining([...own, 'The second cup']));
    expect(all).not.toContain('First smile');
  });

  it('keeps words that are changed after the loss is over out of the room', async () => {
    const later = await aMember(app, { name: 'Lea', state: 'loss' });
    const post = await share(later, 'Nothing helps today');
    expect(await words(rosa)).toContain('Nothing helps today');
    await become(later, { state: 'pregnant' });

    await later.call(community.editPost, { params: { postId: post.id }, body: { content: 'A second line' } });

    expect(await words(rosa)).not.toContain('A second line');
    expect(await words(ada)).toContain('A second line');
  });

  it('is not opened for one who began paused, nor in any other state', async () => {
    const neutral = await aMember(app, { name: 'Kim', state: 'paused' });
    const { body } = await neutral.call(account.getUser, { params: { userId: neutral.id } });

    expect(body.opensQuietRoom).toBe(false);
    expect(await words(neutral)).toContain('First smile');
  });
});
