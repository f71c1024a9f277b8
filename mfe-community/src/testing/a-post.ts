import type { Comment, Post } from '@nestwell/contracts/community';

/** A post of someone else; change what the test or preview is about. */
export function aPost(changes: Partial<Post> = {}): Post {
  return {
    id: '0190a000-0000-7000-8000-000000000011',
    userId: '0190a000-0000-7000-8000-0000000000b1',
    content: 'Anyone else up? Second feed tonight and the house is so quiet.',
    category: 'support',
    likes: 6,
    likedByMe: false,
    commentCount: 3,
    createdAt: new Date(Date.now() - 8 * 60_000).toISOString(),
    editedAt: null,
    mine: false,
    user: { name: 'Sofia' },
    ...changes,
  };
}

export function aComment(changes: Partial<Comment> = {}): Comment {
  return {
    id: '0190a000-0000-7000-8000-000000000021',
    postId: aPost().id,
    userId: '0190a000-0000-7000-8000-0000000000b2',
    content: 'Lamp on here too. You’re not the only one.',
    createdAt: new Date(Date.now() - 6 * 60_000).toISOString(),
    editedAt: null,
    mine: false,
    user: { name: 'Maya' },
    ...changes,
  };
}
