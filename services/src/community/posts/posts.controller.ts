import { Controller } from '@nestjs/common';
import { community } from '@nestwell/contracts/community';
import type { BodyOf, ParamsOf, QueryOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params, Query } from '../../platform/http/endpoint';
import { CurrentUser } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { PostsService } from './posts.service';

type OfPost = ParamsOf<typeof community.likePost>;

@Controller()
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Endpoint(community.listPosts)
  list(
    @CurrentUser() user: SessionUser,
    @Query(community.listPosts) query: QueryOf<typeof community.listPosts>,
  ) {
    return this.posts.list(user.id, query);
  }

  @Endpoint(community.countNewPosts)
  countNew(
    @CurrentUser() user: SessionUser,
    @Query(community.countNewPosts) query: QueryOf<typeof community.countNewPosts>,
  ) {
    return this.posts.countNew(user.id, query);
  }

  @Endpoint(community.readPost)
  read(@CurrentUser() user: SessionUser, @Params(community.readPost) { postId }: OfPost) {
    return this.posts.read(user.id, postId);
  }

  @Endpoint(community.createPost)
  create(
    @CurrentUser() user: SessionUser,
    @Body(community.createPost) post: BodyOf<typeof community.createPost>,
  ) {
    return this.posts.create(user.id, post);
  }

  @Endpoint(community.editPost)
  edit(
    @CurrentUser() user: SessionUser,
    @Params(community.editPost) { postId }: OfPost,
    @Body(community.editPost) changes: BodyOf<typeof community.editPost>,
  ) {
    return this.posts.edit(user.id, postId, changes);
  }

  @Endpoint(community.deletePost)
  delete(@CurrentUser() user: SessionUser, @Params(community.deletePost) { postId }: OfPost) {
    return this.posts.delete(user.id, postId);
  }

  @Endpoint(community.likePost)
  like(@CurrentUser() user: SessionUser, @Params(community.likePost) { postId }: OfPost) {
    return this.posts.like(user.id, postId);
  }
}
