import { Injectable } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../platform/personal-data';
import { CommentTracesRepository } from './comments/comment-traces.repository';
import { ModerationTracesRepository } from './moderation/moderation-traces.repository';
import { PostTracesRepository } from './posts/post-traces.repository';

/** How the community hands out and removes what it keeps about a person. */
@Injectable()
@PersonalDataOf('community')
export class CommunityPersonalData implements PersonalDataHandler {
  constructor(
    private readonly posts: PostTracesRepository,
    private readonly comments: CommentTracesRepository,
    private readonly moderation: ModerationTracesRepository,
  ) {}

  async export(userId: string) {
    return {
      posts: await this.posts.postsOf(userId),
      comments: await this.comments.of(userId),
      likedPosts: await this.posts.likedPostsOf(userId),
      ...(await this.moderation.of(userId)),
    };
  }

  async erase(userId: string): Promise<void> {
    while (await this.eraseSome(userId));
    await this.moderation.erase(userId);
  }

  /** Her comments go first: posts that nobody else answered then go as a whole. */
  async eraseSome(userId: string): Promise<boolean> {
    const comments = await this.comments.eraseSome(userId);
    const subjects = comments.length > 0 ? comments : await this.posts.eraseSome(userId);
    if (subjects.length > 0) await this.moderation.forgetSubjects(subjects);
    return subjects.length > 0 || this.posts.eraseSomeLikes(userId);
  }
}
