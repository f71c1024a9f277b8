import { Injectable } from '@nestjs/common';
import type { care, PressureReadingRow } from '@nestwell/contracts/care/server';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { badRequest, notFound } from '../../platform/http/errors';
import type { Paged } from '../../platform/http/paging';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { momentLogged } from '../../platform/time/logged';
import { spanOf } from '../../platform/time/span';
import type { KeptPart } from '../lib/kept-part';
import type { PressureReadingEntity } from './reading.entity';
import { ReadingsRepository } from './readings.repository';

type NewReading = BodyOf<typeof care.noteReading>;

/** Blood pressure as she measured it. It is kept and shown; what to do about it her screen says before it is sent. */
@Injectable()
export class ReadingsService implements KeptPart {
  constructor(
    private readonly readings: ReadingsRepository,
    private readonly clock: Clock,
    private readonly takenAway: TakenAway,
  ) {}

  async list(
    userId: string,
    query: QueryOf<typeof care.listReadings>,
    zone: string,
  ): Promise<Paged<PressureReadingRow>> {
    return (await this.readings.pageWithin(userId, spanOf(query, zone), query)).map(toReading);
  }

  async note(userId: string, { measuredAt, ...reading }: NewReading): Promise<PressureReadingRow> {
    const moment = momentLogged('measuredAt', measuredAt, this.clock.now());
    return toReading(await this.readings.ofUser(userId).insert({ ...reading, measuredAt: moment }));
  }

  async correct(
    userId: string,
    id: string,
    changes: BodyOf<typeof care.correctReading>,
  ): Promise<PressureReadingRow> {
    const row = await this.readings.ofUser(userId).byId(id);
    if (row === null) throw notFound('Reading');
    const { upper = row.upper, lower = row.lower, signs = row.signs, measuredAt } = changes;
    if (lower >= upper) throw badRequest('lower', 'must be below the upper figure');
    const moment =
      measuredAt === undefined ? row.measuredAt : momentLogged('measuredAt', measuredAt, this.clock.now());
    const values = { upper, lower, signs, measuredAt: moment };
    await this.readings.ofUser(userId).update({ id }, values);
    return toReading({ ...row, ...values });
  }

  async remove(userId: string, id: string): Promise<void> {
    const taken = { userId, kind: 'pressureReading', name: id } as const;
    if (!(await this.takenAway.takeRow(taken, this.readings))) throw notFound('Reading');
  }

  async exportOf(userId: string) {
    return { pressureReadings: (await this.readings.ofUser(userId).all()).map(toReading) };
  }

  eraseSome(userId: string): Promise<boolean> {
    return this.readings.ofUser(userId).removeSome();
  }

  async erase(userId: string): Promise<void> {
    await this.readings.ofUser(userId).remove();
  }

  @RestoresDeleted('pressureReading')
  async putBack(userId: string, kept: unknown): Promise<void> {
    const own = this.readings.ofUser(userId);
    await own.putBack(own.revived(kept));
  }
}

const toReading = ({ id, upper, lower, signs, measuredAt }: PressureReadingEntity): PressureReadingRow => ({
  id,
  upper,
  lower,
  signs,
  measuredAt: measuredAt.toISOString(),
});
