import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import { HOUR } from '@nestwell/domain/moments';
import { Call, type CallOf } from '../../platform/http/call';
import { clientOf } from '../../platform/http/client-of';
import { Endpoint } from '../../platform/http/endpoint';
import { RateLimits } from '../../platform/rate-limits';
import { FeedbackService } from './feedback.service';

// Anybody may write, so one writer must not fill the table.
const MESSAGES = { max: 30, windowMs: HOUR };

@Controller()
export class FeedbackController {
  constructor(
    private readonly feedback: FeedbackService,
    private readonly limits: RateLimits,
  ) {}

  @Endpoint(account.listFeedback)
  all(@Call() { query: page }: CallOf<typeof account.listFeedback>) {
    return this.feedback.all(page);
  }

  @Endpoint(account.listOwnFeedback)
  own(@Call() { params: { userId }, query: page }: CallOf<typeof account.listOwnFeedback>) {
    return this.feedback.ofUser(userId, page);
  }

  @Endpoint(account.sendFeedback)
  send(@Call() { user, body: request, request: { ip } }: CallOf<typeof account.sendFeedback>) {
    this.limits.hit({ key: `feedback ${user?.id ?? clientOf(ip)}`, ...MESSAGES });
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
