import { Controller } from '@nestjs/common';
import { calendar } from '@nestwell/contracts/calendar/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { isKnown } from '../../platform/http/unchanged';
import { FeedService } from './feed.service';

const AS_CALENDAR = 'text/calendar; charset=utf-8';

@Controller()
export class FeedController {
  constructor(private readonly feeds: FeedService) {}

  @Endpoint(calendar.downloadCalendar)
  download(@Call() { user, zone, reply }: CallOf<typeof calendar.downloadCalendar>) {
    void reply
      .type(AS_CALENDAR)
      .header('content-disposition', 'attachment; filename="nestwell.ics"')
      .serializer(String);
    return this.feeds.download(user.id, zone);
  }

  @Endpoint(calendar.feed)
  async feed(@Call() { params: { feedKey }, request, reply }: CallOf<typeof calendar.feed>) {
    const { etag, text } = await this.feeds.feed(feedKey, (known) => isKnown(request, known));
    void reply.type(AS_CALENDAR).header('cache-control', 'private, no-cache').serializer(String);
    if (etag !== undefined) void reply.header('etag', etag);
    return text;
  }
}
