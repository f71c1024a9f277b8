import { In, type Repository } from 'typeorm';
import type { PostEntity } from './post.entity';

/** Lowers a count of the posts, by one for each time a post is named: one statement for all that lose as many. */
export async function takeOff(
  posts: Repository<PostEntity>,
  count: 'commentCount' | 'likes',
  postIds: readonly string[],
): Promise<void> {
  const losses = new Map<string, number>();
  for (const id of postIds) losses.set(id, (losses.get(id) ?? 0) + 1);
  for (const loss of new Set(losses.values())) {
    const ids = [...losses.keys()].filter((id) => losses.get(id) === loss);
    await posts.decrement({ id: In(ids) }, count, loss);
  }
}
