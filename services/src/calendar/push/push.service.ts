import { Injectable } from '@nestjs/common';
import type { calendar, PushDevice } from '@nestwell/contracts/calendar/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { badRequest, notFound } from '../../platform/http/errors';
import { checkKeys } from './subscription-keys';
import { PushServices } from './push-services';
import { PushSubscriptionsRepository } from './push-subscriptions.repository';

@Injectable()
export class PushService {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly services: PushServices,
    private readonly clock: Clock,
  ) {}

  /** Only the browsers' own push services are taken: the server will call this address. */
  async subscribe(
    userId: string,
    { endpoint, keys }: BodyOf<typeof calendar.subscribePush>,
  ): Promise<{ id: string }> {
    if (!this.services.has(endpoint)) throw badRequest('endpoint', 'is not a known push service');
    checkKeys(keys);
    return { id: await this.subscriptions.keep(userId, { endpoint, ...keys, createdAt: this.clock.now() }) };
  }

  async devices(userId: string): Promise<PushDevice[]> {
    return (await this.subscriptions.ofUser(userId).find()).map(({ id, endpointHash }) => ({
      id,
      endpointHash,
    }));
  }

  async unsubscribe(userId: string, id: string): Promise<void> {
    if ((await this.subscriptions.ofUser(userId).remove({ id })) === 0) throw notFound('Subscription');
  }
}
