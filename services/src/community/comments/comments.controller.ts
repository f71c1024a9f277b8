import { Controller } from '@nestjs/common';
import { community } from '@nestwell/contracts/community/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { Limited } from '../../platform/limits/limited';
import { rates } from '../lib/rates';
import { CommentsService } from './comments.service';

@Controller()
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Endpoint(community.listComments)
  list(@Call() { user, params: { postId }, query: page }: CallOf<typeof community.listComments>) {
    return this.comments.list(user.id, postId, page);
  }

  @Endpoint(community.createComment)
  @Limited(rates.comment)
  create(@Call() { user, body: comment }: CallOf<typeof community.createComment>) {
    return this.comments.create(user.id, comment);
  }

  @Endpoint(community.editComment)
  @Limited(rates.comment)
  edit(@Call() { user, params: { commentId }, body: { content } }: CallOf<typeof community.editComment>) {
    return this.comments.edit(user.id, commentId, content);
  }
}
