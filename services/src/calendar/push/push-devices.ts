import { Injectable } from '@nestjs/common';
import { PushSender, type PushMessage } from './push-sender';
import { PushSubscriptionsRepository } from './push-subscriptions.repository';

/** The browsers of a person. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly sender: PushSender,
  ) {}

  /** Forgets browsers whose push service says that they are gone. */
  async tell(userId: string, message: PushMessage): Promise<void> {
    const own = this.subscriptions.ofUser(userId);
    for (const device of await own.find()) {
      if ((await this.sender.send(device, message)) === 'gone') await own.remove({ id: device.id });
    }
  }
}
