import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account/server';
import { HOUR } from '@nestwell/domain/moments';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { Limited, type CallLimit } from '../../platform/limits/limited';
import { FeedbackService } from './feedback.service';

// Anybody may write, so one writer must not fill the table.
const MESSAGES: CallLimit = { name: 'feedback', max: 30, windowMs: HOUR, by: 'caller' };

@Controller()
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Endpoint(account.listFeedback)
  all(@Call() { query: page }: CallOf<typeof account.listFeedback>) {
    return this.feedback.all(page);
  }

  @Endpoint(account.listOwnFeedback)
  own(@Call() { params: { userId }, query: page }: CallOf<typeof account.listOwnFeedback>) {
    return this.feedback.ofUser(userId, page);
  }

  @Endpoint(account.sendFeedback)
  @Limited(MESSAGES)
  send(@Call() { user, body: request }: CallOf<typeof account.sendFeedback>) {
    return this.feedback.send(user?.id, request);
  }

  @Endpoint(account.replyToFeedback)
  reply(
    @Call()
    { params: { feedbackId }, body: { adminReply, adminNotes } }: CallOf<typeof account.replyToFeedback>,
  ) {
    return this.feedback.reply(feedbackId, adminReply, adminNotes);
  }
}
