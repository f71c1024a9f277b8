import type { Post } from '@nestwell/contracts/community/server';
import { shownAuthor } from '../lib/shown-author';
import type { SeenPost } from './seen-posts.repository';

export function toPost(post: SeenPost, readerId: string, names: ReadonlyMap<string, string>): Post {
  const { id, content, category, likes, likedByMe, commentCount } = post;
  const { userId, user } = shownAuthor(post, names);
  return {
    id,
    userId,
    user,
    content,
    category,
    likes,
    likedByMe,
    commentCount,
    createdAt: post.createdAt.toISOString(),
    editedAt: post.editedAt?.toISOString() ?? null,
    mine: post.userId === readerId,
  };
}
