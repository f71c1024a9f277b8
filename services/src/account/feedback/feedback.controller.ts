import { Controller, Ip } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import type { BodyOf, ParamsOf, QueryOf } from '@nestwell/contracts/kernel';
import { HOUR } from '@nestwell/domain/moments';
import { Body, Endpoint, Params, Query } from '../../platform/http/endpoint';
import { MaybeUser } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
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
  all(@Query(account.listFeedback) page: QueryOf<typeof account.listFeedback>) {
    return this.feedback.all(page);
  }

  @Endpoint(account.listOwnFeedback)
  own(
    @Params(account.listOwnFeedback) { userId }: ParamsOf<typeof account.listOwnFeedback>,
    @Query(account.listOwnFeedback) page: QueryOf<typeof account.listOwnFeedback>,
  ) {
    return this.feedback.ofUser(userId, page);
  }

  @Endpoint(account.sendFeedback)
  send(
    @Ip() client: string,
    @MaybeUser() user: SessionUser | undefined,
    @Body(account.sendFeedback) request: BodyOf<typeof account.sendFeedback>,
  ) {
    this.limits.hit({ key: `feedback ${user?.id ?? client}`, ...MESSAGES });
    return this.feedback.send(user?.id, request);
  }

  @Endpoint(account.replyToFeedback)
  reply(
    @Params(account.replyToFeedback) { feedbackId }: ParamsOf<typeof account.replyToFeedback>,
    @Body(account.replyToFeedback) { adminReply, adminNotes }: BodyOf<typeof account.replyToFeedback>,
  ) {
    return this.feedback.reply(feedbackId, adminReply, adminNotes);
  }
}
