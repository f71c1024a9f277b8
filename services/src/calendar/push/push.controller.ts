import { Controller } from '@nestjs/common';
import { calendar } from '@nestwell/contracts/calendar';
import type { BodyOf, ParamsOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params } from '../../platform/http/endpoint';
import { CurrentUser } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { PushService } from './push.service';

@Controller()
export class PushController {
  constructor(private readonly push: PushService) {}

  @Endpoint(calendar.listPushDevices)
  list(@CurrentUser() user: SessionUser) {
    return this.push.devices(user.id);
  }

  @Endpoint(calendar.subscribePush)
  subscribe(
    @CurrentUser() user: SessionUser,
    @Body(calendar.subscribePush) subscription: BodyOf<typeof calendar.subscribePush>,
  ) {
    return this.push.subscribe(user.id, subscription);
  }

  @Endpoint(calendar.unsubscribePush)
  unsubscribe(
    @CurrentUser() user: SessionUser,
    @Params(calendar.unsubscribePush) { subscriptionId }: ParamsOf<typeof calendar.unsubscribePush>,
  ) {
    return this.push.unsubscribe(user.id, subscriptionId);
  }
}
