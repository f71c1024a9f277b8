import { Controller } from '@nestjs/common';
import { community } from '@nestwell/contracts/community/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { Limited } from '../../platform/limits/limited';
import { rates } from '../lib/rates';
import { PostLists } from './post-lists';
import { PostsService } from './posts.service';

@Controller()
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly lists: PostLists,
  ) {}

  @Endpoint(community.listPosts)
  list(@Call() { user, query }: CallOf<typeof community.listPosts>) {
    return this.lists.list(user.id, query);
  }

  @Endpoint(community.countNewPosts)
  countNew(@Call() { user, query }: CallOf<typeof community.countNewPosts>) {
    return this.lists.countNew(user.id, query);
  }

  @Endpoint(community.readPost)
  read(@Call() { user, params: { postId }, query: shown }: CallOf<typeof community.readPost>) {
    return this.posts.read(user.id, postId, shown);
  }

  @Endpoint(community.createPost)
  @Limited(rates.post)
  create(@Call() { user, body: post }: CallOf<typeof community.createPost>) {
    return this.posts.create(user.id, post);
  }

  @Endpoint(community.editPost)
  @Limited(rates.post)
  edit(@Call() { user, params: { postId }, body: changes }: CallOf<typeof community.editPost>) {
    return this.posts.edit(user.id, postId, changes);
  }

  @Endpoint(community.likePost)
  like(@Call() { user, params: { postId } }: CallOf<typeof community.likePost>) {
    return this.posts.like(user.id, postId);
  }
}
