import { Controller } from '@nestjs/common';
import { calendar } from '@nestwell/contracts/calendar';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/http/endpoint';
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
  feed(@Call() { params: { feedKey }, reply }: CallOf<typeof calendar.feed>) {
    void reply.type(AS_CALENDAR).serializer(String);
    return this.feeds.feed(feedKey);
  }
}
