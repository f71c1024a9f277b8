import { Controller } from '@nestjs/common';
import { community } from '@nestwell/contracts/community/server';
import { Call, type CallOf } from '../platform/http/call';
import { Endpoint } from '../platform/endpoint';
import { CommunityDeletions } from './community-deletions';

@Controller()
export class CommunityDeletionsController {
  constructor(private readonly deletions: CommunityDeletions) {}

  @Endpoint(community.deletePost)
  deletePost(@Call() { user, params: { postId } }: CallOf<typeof community.deletePost>) {
    return this.deletions.deletePost(user.id, postId);
  }

  @Endpoint(community.deleteComment)
  deleteComment(@Call() { user, params: { commentId } }: CallOf<typeof community.deleteComment>) {
    return this.deletions.deleteComment(user.id, commentId);
  }
}
