import { wordLimits } from '@nestwell/domain/limits';
import { z } from 'zod';
import { endpoint, id, page, visibleText } from '../kernel';

export const categories = ['support', 'nutrition', 'fitness'] as const;
export type Category = (typeof categories)[number];

const author = z.strictObject({ name: z.string() });

/** `userId` is null where she posted as "Anonymous mum" or has left; no answer names such an author otherwise. */
export const post = z.strictObject({
  id,
  userId: id.nullable(),
  content: z.string(),
  category: z.enum(categories),
  likes: z.int(),
  likedByMe: z.boolean(),
  commentCount: z.int(),
  createdAt: z.string(),
  /** When its author last changed the words, or null. */
  editedAt: z.string().nullable(),
  /** Hers to edit and delete, also when anonymous. */
  mine: z.boolean(),
  user: author,
});
export type Post = z.infer<typeof post>;

export const comment = z.strictObject({
  id,
  postId: id,
  userId: id.nullable(),
  content: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  mine: z.boolean(),
  user: author,
});
export type Comment = z.infer<typeof comment>;

/** Ids are made in time order, so the last row's id is the cursor. */
const idPage = { limit: page.limit, before: id.optional() };

/** A reader whose community opens in its quiet room is shown that room, unless she asks for everything. */
const shown = { show: z.enum(['quiet', 'everything']).optional() };
export type ShownPosts = z.infer<z.ZodObject<typeof shown>>;

const ofPost = z.strictObject({ postId: id });
const ofComment = z.strictObject({ commentId: id });
const postWords = visibleText(wordLimits.post);
const commentWords = visibleText(wordLimits.comment);

export const postEndpoints = {
  listPosts: endpoint({
    method: 'GET',
    path: '/api/community/posts',
    access: 'subscriber',
    summary:
      'Posts of one category or all, newest first; in the quiet room those from people after a loss, and hers',
    query: z.strictObject({ category: z.enum(['all', ...categories]).optional(), ...shown, ...idPage }),
    response: z.array(post),
  }),
  countNewPosts: endpoint({
    method: 'GET',
    path: '/api/community/posts/new-count',
    access: 'subscriber',
    summary: 'How many posts of a category came after the given one',
    query: z.strictObject({
      category: z.enum(['all', ...categories]).optional(),
      ...shown,
      after: id,
    }),
    response: z.strictObject({ count: z.int() }),
  }),
  readPost: endpoint({
    method: 'GET',
    path: '/api/community/posts/:postId',
    access: 'subscriber',
    summary: 'One post, as a notification about its comments leads to',
    params: ofPost,
    query: z.strictObject(shown),
    response: post,
    errors: ['not_found'],
  }),
  createPost: endpoint({
    method: 'POST',
    path: '/api/community/posts',
    access: 'subscriber',
    changes: ['posts'],
    summary: 'Share a post with the community',
    body: z.strictObject({
      userId: id,
      content: postWords,
      category: z.enum(categories).default('support'),
      anonymous: z.boolean().optional(),
    }),
    bodyLimit: 32 * 1024,
    /** `offerSupport`: the words suggest she may be at risk; the screen then shows crisis lines. */
    response: post.extend({ offerSupport: z.boolean() }),
    idempotent: true,
    limited: true,
    errors: ['posting_suspended'],
  }),
  editPost: endpoint({
    method: 'PATCH',
    path: '/api/community/posts/:postId',
    access: 'subscriber',
    changes: ['posts'],
    summary: 'Change the words or category of one of her posts',
    params: ofPost,
    body: z.strictObject({ content: postWords.optional(), category: z.enum(categories).optional() }),
    bodyLimit: 32 * 1024,
    response: post,
    limited: true,
    errors: ['not_found', 'posting_suspended'],
  }),
  deletePost: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/community/posts/:postId',
    access: 'subscriber',
    changes: ['posts'],
    summary: 'Delete one of her posts with its comments',
    params: ofPost,
    response: z.void(),
    errors: ['not_found'],
  }),
  likePost: endpoint({
    method: 'POST',
    path: '/api/community/posts/:postId/like',
    access: 'subscriber',
    changes: ['posts'],
    summary: 'Like a post, or take the like back',
    params: ofPost,
    response: z.strictObject({ likes: z.int(), likedByMe: z.boolean() }),
    status: 200,
    idempotent: true,
    errors: ['not_found'],
  }),
  listComments: endpoint({
    method: 'GET',
    path: '/api/community/posts/:postId/comments',
    access: 'subscriber',
    summary: 'Comments of a post, oldest first; `before` continues where a page ended',
    params: ofPost,
    query: z.strictObject({ ...shown, ...idPage }),
    response: z.array(comment),
    errors: ['not_found'],
  }),
  createComment: endpoint({
    method: 'POST',
    path: '/api/community/comments',
    access: 'subscriber',
    changes: ['posts'],
    summary: 'Comment on a post',
    body: z.strictObject({
      postId: id,
      userId: id,
      content: commentWords,
      anonymous: z.boolean().optional(),
    }),
    bodyLimit: 16 * 1024,
    response: comment.extend({ offerSupport: z.boolean() }),
    idempotent: true,
    limited: true,
    errors: ['not_found', 'posting_suspended'],
  }),
  editComment: endpoint({
    method: 'PATCH',
    path: '/api/community/comments/:commentId',
    access: 'subscriber',
    changes: ['posts'],
    summary: 'Change the words of one of her comments',
    params: ofComment,
    body: z.strictObject({ content: commentWords }),
    bodyLimit: 16 * 1024,
    response: comment,
    limited: true,
    errors: ['not_found', 'posting_suspended'],
  }),
  deleteComment: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/community/comments/:commentId',
    access: 'subscriber',
    changes: ['posts'],
    summary: 'Delete one of her comments',
    params: ofComment,
    response: z.void(),
    errors: ['not_found'],
  }),
} as const;
