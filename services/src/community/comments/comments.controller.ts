import { Controller } from '@nestjs/common';
import { community } from '@nestwell/contracts/community';
import type { BodyOf, ParamsOf, QueryOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params, Query } from '../../platform/http/endpoint';
import { CurrentUser } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { CommentsService } from './comments.service';

type OfComment = ParamsOf<typeof community.editComment>;

@Controller()
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Endpoint(community.listComments)
  list(
    @CurrentUser() user: SessionUser,
    @Params(community.listComments) { postId }: ParamsOf<typeof community.listComments>,
    @Query(community.listComments) page: QueryOf<typeof community.listComments>,
  ) {
    return this.comments.list(user.id, postId, page);
  }

  @Endpoint(community.createComment)
  create(
    @CurrentUser() user: SessionUser,
    @Body(community.createComment) comment: BodyOf<typeof community.createComment>,
  ) {
    return this.comments.create(user.id, comment);
  }

  @Endpoint(community.editComment)
  edit(
    @CurrentUser() user: SessionUser,
    @Params(community.editComment) { commentId }: OfComment,
    @Body(community.editComment) { content }: BodyOf<typeof community.editComment>,
  ) {
    return this.comments.edit(user.id, commentId, content);
  }

  @Endpoint(community.deleteComment)
  delete(@CurrentUser() user: SessionUser, @Params(community.deleteComment) { commentId }: OfComment) {
    return this.comments.delete(user.id, commentId);
  }
}
