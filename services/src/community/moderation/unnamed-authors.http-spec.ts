import { community } from '@nestwell/contracts/community/server';
import fc from 'fast-check';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

const RUNS = 5;

interface Words {
  kind: 'post' | 'comment';
  /** Which of the two authors. */
  by: 0 | 1;
  anonymous: boolean;
}

interface Act {
  does: 'block' | 'report' | 'unblock' | 'read';
  /** Which words, or which block, counted round and round. */
  to: number;
}

const words = fc.array(
  fc.record<Words>({
    kind: fc.constantFrom('post', 'comment'),
    by: fc.constantFrom(0, 1),
    anonymous: fc.boolean(),
  }),
  { minLength: 2, maxLength: 6 },
);
const acts = fc.array(
  fc.record<Act>({ does: fc.constantFrom('block', 'block', 'report', 'unblock', 'read'), to: fc.nat(20) }),
  { minLength: 1, maxLength: 7 },
);

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
}, 60_000);
afterAll(() => app.stop());

it('answers a reader the same whoever wrote the anonymous words, whatever she blocks and reports', async () => {
  await fc.assert(
    fc.asyncProperty(words, acts, async (written, done) => {
      const swapped = written.map(
        (one) => (one.anonymous ? { ...one, by: one.by === 0 ? 1 : 0 } : one) as Words,
      );

      expect(await transcriptOf(swapped, done)).toEqual(await transcriptOf(written, done));
    }),
    { numRuns: RUNS },
  );
}, 300_000);

/** All that the reader is answered, with ids by the order in which she met them and without times. */
async function transcriptOf(written: readonly Words[], done: readonly Act[]): Promise<string[]> {
  const [reader, ada, eve] = (await Promise.all(
    ['Bea', 'Ada', 'Eve'].map((name) => aMember(app, { name })),
  )) as [Member, Member, Member];
  const own = await share(reader, { kind: 'post', by: 0, anonymous: false });
  const told: { postId: string; subject: Words['kind']; subjectId: string }[] = [];
  for (const one of written) {
    app.clock.advance(3 * 60_000);
    const postId = await share(one.by === 0 ? ada : eve, one, own);
    told.push({ subject: one.kind, subjectId: postId, postId: one.kind === 'post' ? postId : own });
  }
  const said: unknown[] = [];
  for (const act of done) said.push(await take(reader, act, told), await lookAround(reader, told, own));
  await reader.call(community.blockAuthor, { params: { userId: reader.id }, body: aboutLast(told) });
  await ada.send(`/api/users/${ada.id}`, { method: 'DELETE', json: { email: ada.email } });
  said.push(
    (await reader.call(community.listBlocks, { params: { userId: reader.id } })).body.filter(
      ({ anonymous }) => anonymous,
    ),
  );
  return said.map((answer) => plain(JSON.stringify(answer), reader));
}

const aboutLast = (told: readonly { subject: Words['kind']; subjectId: string }[]) => {
  const { subject, subjectId } = told.at(-1) ?? { subject: 'post' as const, subjectId: '' };
  return { subject, subjectId };
};

async function share(author: Member, { kind, anonymous }: Words, postId = ''): Promise<string> {
  const body = { userId: author.id, content: 'Words', anonymous };
  const answer =
    kind === 'post'
      ? await author.call(community.createPost, { body })
      : await author.call(community.createComment, { body: { ...body, postId } });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

async function take(reader: Member, { does, to }: Act, told: readonly ReturnType<typeof aboutLast>[]) {
  const params = { userId: reader.id };
  const { subject, subjectId } = told[to % told.length] ?? aboutLast(told);
  const answer = async () => {
    if (does === 'block') return reader.call(community.blockAuthor, { params, body: { subject, subjectId } });
    if (does === 'report')
      return reader.call(community.report, { body: { subject, subjectId, reason: 'unkind' } });
    const blocks = (await reader.call(community.listBlocks, { params })).body;
    const block = blocks[to % Math.max(1, blocks.length)];
    if (does === 'read' || !block) return reader.call(community.readPost, { params: { postId: subjectId } });
    return reader.call(community.unblock, { params: { ...params, blockId: block.id } });
  };
  const { status, body } = await answer();
  return [status, body ?? null];
}

async function lookAround(reader: Member, told: readonly { postId: string }[], own: string) {
  const params = { userId: reader.id };
  const postIds = [...new Set([own, ...told.map(({ postId }) => postId)])];
  const threads = await Promise.all(
    postIds.map((postId) => reader.call(community.listComments, { params: { postId } })),
  );
  const posts = await reader.call(community.listPosts, { query: { limit: 20 } });
  const known = new Set([own, ...told.map(({ postId }) => postId)]);
  return [
    posts.body.filter(({ id }) => known.has(id)),
    threads.map(({ status, body }) => [status, body]),
    (await reader.call(community.listBlocks, { params })).body,
    (await reader.send<{ areas: { community: unknown } }>(`/api/users/${reader.id}/export`)).body.areas
      .community,
    (await reader.send<unknown[]>(`/api/users/${reader.id}/notifications`)).body.length,
  ];
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

function plain(answer: string, reader: Member): string {
  const met = new Map([[reader.id, 'her']]);
  return answer.replaceAll(MOMENT, 'then').replaceAll(UUID, (id) => {
    if (!met.has(id)) met.set(id, `#${met.size}`);
    return String(met.get(id));
  });
}
