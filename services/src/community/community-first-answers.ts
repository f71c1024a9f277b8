import { Injectable, type OnModuleInit } from '@nestjs/common';
import { community } from '@nestwell/contracts/community/server';
import { FirstAnswers } from '../platform/first-answers';
import { PostLists } from './posts/post-lists';

/** Home shows the latest post alone, so one travels inside the page. */
@Injectable()
export class CommunityFirstAnswers implements OnModuleInit {
  constructor(
    private readonly firstAnswers: FirstAnswers,
    private readonly posts: PostLists,
  ) {}

  onModuleInit(): void {
    this.firstAnswers.register({
      endpoint: community.listPosts,
      args: () => ({ query: { limit: 1 } }),
      answer: async ({ userId }) => [...(await this.posts.list(userId, { limit: 1 })).rows],
    });
  }
}
