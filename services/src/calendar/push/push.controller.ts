import { Controller } from '@nestjs/common';
import { calendar } from '@nestwell/contracts/calendar/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { PushService } from './push.service';

@Controller()
export class PushController {
  constructor(private readonly push: PushService) {}

  @Endpoint(calendar.listPushDevices)
  list(@Call() { user }: CallOf<typeof calendar.listPushDevices>) {
    return this.push.devices(user.id);
  }

  @Endpoint(calendar.subscribePush)
  subscribe(@Call() { user, body: subscription }: CallOf<typeof calendar.subscribePush>) {
    return this.push.subscribe(user.id, subscription);
  }

  @Endpoint(calendar.unsubscribePush)
  unsubscribe(@Call() { user, params: { subscriptionId } }: CallOf<typeof calendar.unsubscribePush>) {
    return this.push.unsubscribe(user.id, subscriptionId);
  }
}
