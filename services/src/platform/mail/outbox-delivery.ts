import { Injectable, Logger } from '@nestjs/common';
import { DAY, HOUR, MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../clock';
import { eachAlone } from '../jobs/each-alone';
import { Job } from '../jobs/job';
import { retention } from '../retention';
import { Mailer, type Delivery } from './mailer';
import type { OutboxMailEntity } from './outbox-mail.entity';
import { OutboxRepository } from './outbox.repository';

const BATCH = 100;
/** Longer than a try can take: it is a dead process's when this is over. */
const LEASE = 2 * MINUTE;
/** Pauses after failed tries; after the last it has failed for good. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 24 * HOUR];

/** Sends what waits in the outbox, a few at a time, whichever instance comes first. */
@Injectable()
export class OutboxDelivery {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly mails: OutboxRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'platform.old-mails', everyMs: DAY })
  removeOld(now: Date, deadline: AbortSignal): Promise<void> {
    return this.mails.removeEndedBefore(new Date(now.getTime() - retention.endedMails), deadline);
  }

  @Job({ name: 'platform.outbox', everyMs: MINUTE })
  async deliver(now: Date, deadline?: AbortSignal): Promise<void> {
    const failed = (error: unknown) =>
      this.logger.error('A mail could not be tried', error instanceof Error ? error.stack : String(error));
    await eachAlone(await this.mails.dueBy(now, BATCH), (mail) => this.try(mail), { deadline, failed });
  }

  private async try(waiting: OutboxMailEntity): Promise<void> {
    const now = this.clock.now();
    const mail = await this.mails.claim(waiting, new Date(now.getTime() + LEASE));
    if (mail === null) return;
    if (mail.usefulUntil <= now) return this.giveUp(mail, 'late', mail.failure ?? 'no try was made in time');
    const { id, recipient, subject, body } = mail;
    const message = { id, to: recipient ?? '', subject: subject ?? '', text: body ?? '' };
    await this.follow(mail, await this.mailer.deliver(message));
  }

  private async follow(mail: OutboxMailEntity, delivery: Delivery): Promise<void> {
    const now = this.clock.now();
    if (delivery.state === 'sent') return void (await this.mails.end(mail, 'sent', now, null));
    const pause = PAUSES[mail.tries - 1];
    if (delivery.final || pause === undefined) return this.giveUp(mail, 'failed', delivery.reason);
    await this.mails.tryAgainAt(mail, new Date(now.getTime() + pause), delivery.reason);
  }

  private async giveUp(mail: OutboxMailEntity, state: 'failed' | 'late', reason: string): Promise<void> {
    await this.mails.end(mail, state, this.clock.now(), reason);
    const fate = state === 'late' ? 'was dropped, being of no use any more' : 'has failed for good';
    this.logger.error(`Mail ${mail.id} ${fate} after ${mail.tries} tries: ${reason}`);
  }
}
