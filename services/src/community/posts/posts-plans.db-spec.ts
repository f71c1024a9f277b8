import { newId } from '../../platform/database/ids';
import type { Database } from '../../platform/database/database';
import { entities } from '../../areas';
import { migrations } from '../../migrations';
import { onBothEngines } from '../../testing/engines';
import { plansOf } from '../../testing/query-plan';
import { CommentEntity } from '../comments/comment.entity';
import { CommentsRepository } from '../comments/comments.repository';
import { PostEntity } from './post.entity';
import { PostsRepository } from './posts.repository';

const POSTS = 4000;
const categories = ['support', 'nutrition', 'fitness'] as const;

onBothEngines((engine) => {
  let posts: PostsRepository;
  let comments: CommentsRepository;
  let database: Database;
  let ids: string[];

  beforeAll(async () => {
    database = await engine.open({ entities, migrations });
    posts = new PostsRepository(database);
    comments = new CommentsRepository(database);
    ids = await seed(database);
  }, 60_000);

  const middle = () => String(ids[POSTS / 2]);
  const plansFor = (work: () => Promise<unknown>) => plansOf(database, work);

  it('reads first and later pages by walking a range of an index', async () => {
    const without = [newId()];

    expect(await plansFor(() => posts.page({ without: [], limit: 20 }))).toEqual(['range']);
    expect(await plansFor(() => posts.page({ without, limit: 20, before: middle() }))).toEqual(['range']);
    // Nothing is older than the end, so an engine may as well look the category up.
    expect(['range', 'lookup']).toContain(
      (await plansFor(() => posts.page({ without, limit: 20, category: 'fitness' })))[0],
    );
    const before = String(ids[POSTS / 10]);
    expect(await plansFor(() => posts.page({ without, limit: 20, category: 'fitness', before }))).toEqual([
      'range',
    ]);
  });

  it('reads the comments of a post by its part of the index', async () => {
    const [plan] = await plansFor(() => comments.page(middle(), [], {}));

    expect(['lookup', 'range']).toContain(plan);
  });
});

async function seed(database: Database): Promise<string[]> {
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
    likes: 0,
    commentCount: 1,
  }));
  for (let start = 0; start < POSTS; start += 100) {
    const some = rows.slice(start, start + 100);
    await database.repository(PostEntity).insert(some);
    await database
      .repository(CommentEntity)
      .insert(some.map(({ id }) => ({ id: newId(), postId: id, ...words })));
  }
  if (database.source.options.type !== 'better-sqlite3')
    await database.source.query('ANALYZE TABLE posts, comments');
  return rows.map(({ id }) => id);
}
