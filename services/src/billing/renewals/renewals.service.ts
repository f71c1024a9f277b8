import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { eachAlone } from '../../platform/jobs/each-alone';
import { ProviderUnavailable } from '../providers/payment-provider';
import { RenewalCharges } from './renewal-charges';
import { RenewalOutcomes } from './renewal-outcomes';
import type { RenewalEntity } from './renewal.entity';
import { leaseUntil, REMINDER_LEAD } from './renewal-rules';
import { RenewalsRepository } from './renewals.repository';

const BATCH = 100;

/** Charges the next period when the paid one ends: once, whoever runs it, and however often it is interrupted. */
@Injectable()
export class RenewalsService {
  private readonly logger = new Logger('Renewals');

  constructor(
    private readonly renewals: RenewalsRepository,
    private readonly charges: RenewalCharges,
    private readonly outcomes: RenewalOutcomes,
    private readonly clock: Clock,
  ) {}

  async chargeDue(now: Date, deadline?: AbortSignal): Promise<void> {
    await this.each(await this.renewals.dueBy(now, BATCH), (renewal) => this.charge(renewal), deadline);
  }

  /** Tells of the charges of the next three days, each once. */
  async remind(now: Date, deadline?: AbortSignal): Promise<void> {
    const soon = await this.renewals.toRemind(now, new Date(now.getTime() + REMINDER_LEAD), BATCH);
    await this.each(soon, (renewal) => this.outcomes.announce(renewal, now), deadline);
  }

  private each(
    renewals: readonly RenewalEntity[],
    work: (renewal: RenewalEntity) => Promise<void>,
    deadline: AbortSignal | undefined,
  ): Promise<void> {
    const failed = (error: unknown) => this.logger.error('A renewal could not be worked on', causeOf(error));
    return eachAlone(renewals, work, { deadline, failed });
  }

  private async charge(renewal: RenewalEntity): Promise<void> {
    const now = this.clock.now();
    if (!(await this.renewals.claim(renewal, now, leaseUntil(now)))) return;
    try {
      await this.charges.run(renewal);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) this.logger.error('A renewal failed', causeOf(error));
      await this.outcomes.unknown(renewal);
    }
  }
}

const causeOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));
