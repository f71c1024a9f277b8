import { wordLimits } from '@nestwell/domain/limits';
import { z } from 'zod';
import { id, page, visibleText } from '../kernel/server';
import { categories } from './posts.constants';

const author = z.strictObject({ name: z.string() });

/** `userId` is null where she posted as "Anonymous mom" or has left; no answer names such an author otherwise. */
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

export const postsSchemas = {
  listPosts: {
    query: z.strictObject({ category: z.enum(['all', ...categories]).optional(), ...shown, ...idPage }),
    response: z.array(post),
  },
  countNewPosts: {
    query: z.strictObject({
      category: z.enum(['all', ...categories]).optional(),
      ...shown,
      after: id,
    }),
    response: z.strictObject({ count: z.int() }),
  },
  readPost: { params: ofPost, query: z.strictObject(shown), response: post },
  createPost: {
    body: z.strictObject({
      userId: id,
      content: postWords,
      category: z.enum(categories).default('support'),
      anonymous: z.boolean().optional(),
    }) /** `offerSupport`: the words suggest she may be at risk; the screen then shows crisis lines. */,
    response: post.extend({ offerSupport: z.boolean() }),
  },
  editPost: {
    params: ofPost,
    body: z.strictObject({ content: postWords.optional(), category: z.enum(categories).optional() }),
    response: post,
  },
  deletePost: { params: ofPost, response: z.void() },
  likePost: { params: ofPost, response: z.strictObject({ likes: z.int(), likedByMe: z.boolean() }) },
  listComments: {
    params: ofPost,
    query: z.strictObject({ ...shown, ...idPage }),
    response: z.array(comment),
  },
  createComment: {
    body: z.strictObject({
      postId: id,
      userId: id,
      content: commentWords,
      anonymous: z.boolean().optional(),
    }),
    response: comment.extend({ offerSupport: z.boolean() }),
  },
  editComment: { params: ofComment, body: z.strictObject({ content: commentWords }), response: comment },
  deleteComment: { params: ofComment, response: z.void() },
};
