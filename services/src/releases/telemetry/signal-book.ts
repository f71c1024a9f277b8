import { Injectable } from '@nestjs/common';
import {
  measureNames,
  type MeasureName,
  type Signal,
  type SignalName,
} from '@nestwell/contracts/delivery/server';
import { Clock } from '../../platform/clock';
import { bucketOf } from './buckets';
import { errorKey, withoutHers } from './error-words';
import { hourOf } from './hours';
import { SignalErrorsRepository } from './signal-errors.repository';
import { SignalValuesRepository } from './signal-values.repository';
import { SignalsRepository } from './signals.repository';
import { evidenceFor, vouchedFor } from './vouched';

const rowNames = {
  anybody: (name: SignalName): string => name,
  member: vouchedFor,
  evidence: evidenceFor,
};

/** Writes down what was believed of a version. */
@Injectable()
export class SignalBook {
  constructor(
    private readonly rows: SignalsRepository,
    private readonly values: SignalValuesRepository,
    private readonly errors: SignalErrorsRepository,
    private readonly clock: Clock,
  ) {}

  /** What anybody told; what a member told who was there before the version, and what is evidence, is written apart. */
  async note({ id: remote, version, name, value }: Signal, from: keyof typeof rowNames): Promise<void> {
    const hour = hourOf(this.clock.now().getTime());
    const row = { hour, remote, version, name: rowNames[from](name) };
    await this.rows.add(row);
    if (isMeasure(name) && from !== 'evidence') await this.values.add({ ...row, bucket: bucketOf(value) });
  }

  async noteError(signal: Signal, byMember: boolean): Promise<void> {
    const { id: remote, version, name, error } = signal;
    if (error === undefined || !(name === 'failure' || name === 'frozen' || name === 'error')) return;
    const said = withoutHers(error);
    const row = { keyHash: errorKey(signal, said), remote, version, name, ...said, lastAt: this.clock.now() };
    await this.errors.add(row, byMember);
  }
}

const isMeasure = (name: SignalName): name is MeasureName =>
  (measureNames as readonly SignalName[]).includes(name);
