import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data';
import { CommentTracesRepository } from './comments/comment-traces.repository';
import { ModerationTracesRepository } from './moderation/moderation-traces.repository';
import { PostTracesRepository } from './posts/post-traces.repository';

/** How the community hands out and removes what it keeps about a person. */
@Injectable()
export class CommunityPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly posts: PostTracesRepository,
    private readonly comments: CommentTracesRepository,
    private readonly moderation: ModerationTracesRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'community',
      export: async (userId) => ({
        posts: await this.posts.postsOf(userId),
        comments: await this.comments.of(userId),
        likedPosts: await this.posts.likedPostsOf(userId),
        ...(await this.moderation.of(userId)),
      }),
      erase: async (userId) => {
        const commentIds = await this.comments.erase(userId);
        const postIds = await this.posts.erase(userId);
        await this.moderation.erase(userId, [...commentIds, ...postIds]);
      },
    });
  }
}
