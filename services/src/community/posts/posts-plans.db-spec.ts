import { newId } from '../../platform/database/ids';
import type { Database } from '../../platform/database/database';
import { entities, migrations } from '../../areas';
import { onBothEngines } from '../../platform/database/testing/engines';
import { plansOf } from '../../platform/database/testing/query-plan';
import { CommentEntity } from '../lib/comment.entity';
import { CommentsRepository } from '../comments/comments.repository';
import { PostLikeEntity } from './post-like.entity';
import { PostEntity } from '../lib/post.entity';
import { QuietPostsRepository } from './quiet-posts.repository';
import { PostsRepository } from './posts.repository';

const POSTS = 4000;
const RANGE = /^range(; lookup)*$/;
const RANGE_OR_PART = /^(range|lookup)(; lookup)*$/;
const categories = ['support', 'nutrition', 'fitness'] as const;

onBothEngines((engine) => {
  let posts: PostsRepository;
  let comments: CommentsRepository;
  let database: Database;
  let ids: string[];
  const reader = newId();

  beforeAll(async () => {
    database = await engine.open({ entities, migrations });
    posts = new PostsRepository(
      database.source.getRepository(PostEntity),
      database.source.getRepository(PostLikeEntity),
      database.source.getRepository(CommentEntity),
      database,
    );
    comments = new CommentsRepository(
      database.source.getRepository(CommentEntity),
      database.source.getRepository(PostEntity),
      database,
    );
    ids = await seed(database, reader);
  }, 60_000);

  const middle = () => String(ids[POSTS / 2]);
  const plansFor = (work: () => unknown) => plansOf(database, work);

  it('reads first and later pages by walking a range of an index', async () => {
    // The newest of a category lie at the end of its part of the index, where the walk may begin without a range.
    const pages = [
      [{}, RANGE],
      [{ before: middle() }, RANGE],
      [{ category: 'fitness' }, RANGE_OR_PART],
      [{ category: 'fitness', before: String(ids[POSTS - 100]) }, RANGE_OR_PART],
      [{ category: 'fitness', before: middle() }, RANGE],
    ] as const;

    for (const [page, expected] of pages) {
      const [plan, ...others] = await plansFor(() => posts.page(reader, { limit: 20, ...page }));
      expect([page, plan]).toEqual([page, expect.stringMatching(expected)]);
      expect(others).toEqual([]);
    }
  });

  it('reads the quiet room and her own posts by walking a range of an index each', async () => {
    const quietPosts = new QuietPostsRepository(database.source.getRepository(PostEntity));

    for (const page of [{}, { before: middle() }, { category: 'fitness', before: middle() }] as const)
      for (const plan of await plansFor(() => quietPosts.page(reader, { limit: 20, ...page })))
        expect([page, plan]).toEqual([page, expect.stringMatching(RANGE)]);
  });

  it('reads the comments of a post by its part of the index', async () => {
    const [plan] = await plansFor(() => comments.page(reader, middle(), {}));

    expect(plan).toMatch(RANGE_OR_PART);
  });
});

async function seed(database: Database, reader: string): Promise<string[]> {
  const createdAt = new Date();
  const words = {
    userId: newId(),
    anonymous: false,
    content: 'Words',
    hiddenAt: null,
    editedAt: null,
    createdAt,
  };
  const rows = Array.from({ length: POSTS }, (_, index) => ({
    id: newId(),
    ...words,
    category: categories[index % 3] ?? 'support',
    quietRoom: index % 10 === 0,
    likes: 0,
    commentCount: 1,
  }));
  for (let start = 0; start < POSTS; start += 100) {
    const some = rows.slice(start, start + 100);
    await database.source.getRepository(PostEntity).insert(some);
    await database.source
      .getRepository(PostLikeEntity)
      .insert(some.map(({ id }) => ({ postId: id, userId: reader })));
    await database.source
      .getRepository(CommentEntity)
      .insert(some.map(({ id, quietRoom }) => ({ id: newId(), postId: id, quietRoom, ...words })));
  }
  if (database.source.options.type !== 'better-sqlite3')
    await database.source.query('ANALYZE TABLE posts, post_likes, comments');
  return rows.map(({ id }) => id);
}
