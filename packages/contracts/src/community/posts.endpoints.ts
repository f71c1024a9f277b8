import { endpoint } from '../kernel/endpoint';
import type { postsSchemas } from './posts.schemas';

type Schemas = typeof postsSchemas;

export const listPosts = /* @__PURE__ */ endpoint<Schemas['listPosts']>()({
  method: 'GET',
  path: '/api/community/posts',
  access: 'subscriber',
  summary:
    'Posts of one category or all, newest first; in the quiet room those from people after a loss, and hers',
});

export const countNewPosts = /* @__PURE__ */ endpoint<Schemas['countNewPosts']>()({
  method: 'GET',
  path: '/api/community/posts/new-count',
  access: 'subscriber',
  summary: 'How many posts of a category came after the given one',
});

export const readPost = /* @__PURE__ */ endpoint<Schemas['readPost']>()({
  method: 'GET',
  path: '/api/community/posts/:postId',
  access: 'subscriber',
  summary: 'One post, as a notification about its comments leads to',
  errors: ['not_found'],
});

export const createPost = /* @__PURE__ */ endpoint<Schemas['createPost']>()({
  method: 'POST',
  path: '/api/community/posts',
  access: 'subscriber',
  changes: ['posts'],
  summary: 'Share a post with the community',
  bodyLimit: 32 * 1024,
  idempotent: true,
  limited: true,
  errors: ['posting_suspended'],
});

export const editPost = /* @__PURE__ */ endpoint<Schemas['editPost']>()({
  method: 'PATCH',
  path: '/api/community/posts/:postId',
  access: 'subscriber',
  changes: ['posts'],
  summary: 'Change the words or category of one of her posts',
  bodyLimit: 32 * 1024,
  limited: true,
  errors: ['not_found', 'posting_suspended'],
});

export const deletePost = /* @__PURE__ */ endpoint<Schemas['deletePost']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/community/posts/:postId',
  access: 'subscriber',
  changes: ['posts'],
  summary: 'Delete one of her posts with its comments',
  errors: ['not_found'],
});

export const likePost = /* @__PURE__ */ endpoint<Schemas['likePost']>()({
  method: 'POST',
  path: '/api/community/posts/:postId/like',
  access: 'subscriber',
  changes: ['posts'],
  summary: 'Like a post, or take the like back',
  status: 200,
  idempotent: true,
  errors: ['not_found'],
});

export const listComments = /* @__PURE__ */ endpoint<Schemas['listComments']>()({
  method: 'GET',
  path: '/api/community/posts/:postId/comments',
  access: 'subscriber',
  summary: 'Comments of a post, oldest first; `before` continues where a page ended',
  errors: ['not_found'],
});

export const createComment = /* @__PURE__ */ endpoint<Schemas['createComment']>()({
  method: 'POST',
  path: '/api/community/comments',
  access: 'subscriber',
  changes: ['posts'],
  summary: 'Comment on a post',
  bodyLimit: 16 * 1024,
  idempotent: true,
  limited: true,
  errors: ['not_found', 'posting_suspended'],
});

export const editComment = /* @__PURE__ */ endpoint<Schemas['editComment']>()({
  method: 'PATCH',
  path: '/api/community/comments/:commentId',
  access: 'subscriber',
  changes: ['posts'],
  summary: 'Change the words of one of her comments',
  bodyLimit: 16 * 1024,
  limited: true,
  errors: ['not_found', 'posting_suspended'],
});

export const deleteComment = /* @__PURE__ */ endpoint<Schemas['deleteComment']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/community/comments/:commentId',
  access: 'subscriber',
  changes: ['posts'],
  summary: 'Delete one of her comments',
  errors: ['not_found'],
});
