import type { Post } from '@nestwell/contracts/community';
import { shownAuthor } from '../lib/shown-author';
import type { PostEntity } from './post.entity';

/** Who reads, and what is known about the posts she reads. */
export interface Reading {
  readerId: string;
  names: ReadonlyMap<string, string>;
  liked: ReadonlySet<string>;
}

export function viewOf(post: PostEntity, { readerId, names, liked }: Reading): Post {
  const { id, content, category, likes, commentCount } = post;
  return {
    id,
    ...shownAuthor(post, names),
    content,
    category,
    likes,
    likedByMe: liked.has(id),
    commentCount,
    createdAt: post.createdAt.toISOString(),
    editedAt: post.editedAt?.toISOString() ?? null,
    mine: post.userId === readerId,
  };
}
