import { Injectable } from '@nestjs/common';
import { HOUR, later } from '@nestwell/domain/moments';
import { Job } from '../../platform/jobs/job';
import { retention } from '../../platform/retention';
import { hourOf } from './hours';
import { BelievedSignalsRepository } from './believed-signals.repository';
import { SignalErrorsRepository } from './signal-errors.repository';
import { SignalValuesRepository } from './signal-values.repository';
import { SignalsRepository } from './signals.repository';

/** Removes what browsers measured and said two weeks ago, and that they were counted once it does not matter any more. */
@Injectable()
export class OldSignals {
  constructor(
    private readonly rows: SignalsRepository,
    private readonly values: SignalValuesRepository,
    private readonly errors: SignalErrorsRepository,
    private readonly believed: BelievedSignalsRepository,
  ) {}

  @Job({ name: 'delivery.old-signals', everyMs: 24 * HOUR })
  async remove(now: Date, deadline: AbortSignal): Promise<void> {
    const hour = hourOf(now.getTime() - retention.signals);
    await this.rows.removeBefore(hour);
    await this.values.removeBefore(hour);
    await this.errors.removeBefore(later(now, -retention.signals), deadline);
    await this.believed.removeBefore(now, deadline);
  }
}
