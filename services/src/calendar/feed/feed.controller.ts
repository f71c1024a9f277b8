import { Controller, Res } from '@nestjs/common';
import { calendar } from '@nestwell/contracts/calendar';
import type { ParamsOf } from '@nestwell/contracts/kernel';
import type { FastifyReply } from 'fastify';
import { Endpoint, Params } from '../../platform/http/endpoint';
import { CurrentUser, Zone } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { FeedService } from './feed.service';

const AS_CALENDAR = 'text/calendar; charset=utf-8';

@Controller()
export class FeedController {
  constructor(private readonly feeds: FeedService) {}

  @Endpoint(calendar.downloadCalendar)
  download(
    @CurrentUser() user: SessionUser,
    @Zone() zone: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply
      .type(AS_CALENDAR)
      .header('content-disposition', 'attachment; filename="nestwell.ics"')
      .serializer(String);
    return this.feeds.download(user.id, zone);
  }

  @Endpoint(calendar.feed)
  feed(
    @Params(calendar.feed) { feedKey }: ParamsOf<typeof calendar.feed>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.type(AS_CALENDAR).serializer(String);
    return this.feeds.feed(feedKey);
  }
}
