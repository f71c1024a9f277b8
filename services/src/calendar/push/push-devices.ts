import { Injectable, Logger } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { PushSender, type PushMessage, type PushOutcome } from './push-sender';
import type { PushSubscriptionEntity } from './push-subscription.entity';
import { PushSubscriptionsRepository } from './push-subscriptions.repository';

/** A browser is given up after so many messages in a row that failed, the first of them at least a day ago. */
const FAILURES = 5;
const PATIENCE = DAY;

const reasons = {
  gone: 'its browser gave it back',
  unusable: 'nothing can be encrypted with its keys',
} as const satisfies Partial<Record<PushOutcome, string>>;

/** The browsers of a person. */
@Injectable()
export class PushDevices {
  private readonly logger = new Logger('Push');

  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly sender: PushSender,
    private readonly clock: Clock,
  ) {}

  /** Each browser is told for itself: one that fails keeps no other waiting, and none is tried for ever. */
  async tell(userId: string, message: PushMessage): Promise<void> {
    const devices = await this.subscriptions.latestOf(userId);
    const told = await Promise.allSettled(devices.map((device) => this.tellOne(device, message)));
    for (const one of told) {
      if (one.status === 'rejected') this.logger.error(`a browser could not be told: ${String(one.reason)}`);
    }
  }

  private async tellOne(device: PushSubscriptionEntity, message: PushMessage): Promise<void> {
    const outcome = await this.sender.send(device, message);
    if (outcome === 'sent') return this.succeeded(device);
    if (outcome === 'failed' || outcome === 'refused') return this.failed(device, outcome);
    await this.drop(device, reasons[outcome]);
  }

  private async succeeded({ userId, id, failures }: PushSubscriptionEntity): Promise<void> {
    if (failures === 0) return;
    await this.subscriptions.ofUser(userId).update({ id }, { failures: 0, failingSince: null });
  }

  private async failed(device: PushSubscriptionEntity, outcome: 'failed' | 'refused'): Promise<void> {
    const { userId, id } = device;
    const now = this.clock.now();
    const failures = device.failures + 1;
    const failingSince = device.failingSince ?? now;
    this.logger.warn(`a message to browser ${id} was dropped: ${outcome}, ${failures} in a row`);
    if (failures >= FAILURES && now.getTime() - failingSince.getTime() >= PATIENCE) {
      return this.drop(device, `its last ${failures} messages failed`);
    }
    await this.subscriptions.ofUser(userId).update({ id }, { failures, failingSince });
  }

  private async drop({ userId, id }: PushSubscriptionEntity, why: string): Promise<void> {
    await this.subscriptions.ofUser(userId).remove({ id });
    this.logger.warn(`browser ${id} is told nothing any more: ${why}`);
  }
}
