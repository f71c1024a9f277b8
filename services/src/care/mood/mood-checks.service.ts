import { Injectable } from '@nestjs/common';
import type { care, MoodCheck } from '@nestwell/contracts/care/server';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel/server';
import { daysBetween } from '@nestwell/domain/calendar-days';
import { DAY, later } from '@nestwell/domain/moments';
import { daysBetweenChecks } from '@nestwell/safety/questionnaires';
import { Clock } from '../../platform/clock';
import { notFound, refused } from '../../platform/http/errors';
import type { Paged } from '../../platform/http/paging';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { momentLogged } from '../../platform/time/logged';
import { localDateOf } from '../../platform/time/zoned';
import type { KeptPart } from '../lib/kept-part';
import type { MoodCheckEntity } from './mood-check.entity';
import { MoodChecksRepository } from './mood-checks.repository';

const apart = daysBetweenChecks.value;

/** Her answers about how she is. They are told to nobody: no mail, no push, no notification comes of them. */
@Injectable()
export class MoodChecksService implements KeptPart {
  constructor(
    private readonly checks: MoodChecksRepository,
    private readonly clock: Clock,
    private readonly takenAway: TakenAway,
  ) {}

  async list(userId: string, query: QueryOf<typeof care.listMoodChecks>): Promise<Paged<MoodCheck>> {
    return (await this.checks.pageOf(userId, query)).map(toCheck);
  }

  async save(userId: string, request: BodyOf<typeof care.saveMoodCheck>, zone: string): Promise<MoodCheck> {
    const { whooley, gad2, mood, worry } = request;
    const takenAt = momentLogged('takenAt', request.takenAt, this.clock.now());
    await this.requireApart(userId, takenAt, zone);
    const row = { takenAt, whooley, gad2, moodBy: mood?.by ?? null, mood: mood?.answers ?? null, worry };
    return toCheck(await this.checks.ofUser(userId).insert(row));
  }

  async remove(userId: string, id: string): Promise<void> {
    const taken = { userId, kind: 'moodCheck', name: id } as const;
    if (!(await this.takenAway.takeRow(taken, this.checks))) throw notFound('Check');
  }

  async exportOf(userId: string) {
    const rows = await this.checks.ofUser(userId).all();
    return {
      moodChecks: rows.map(({ userId: _, takenAt, ...row }) => ({ ...row, takenAt: takenAt.toISOString() })),
    };
  }

  eraseSome(userId: string): Promise<boolean> {
    return this.checks.ofUser(userId).removeSome();
  }

  async erase(userId: string): Promise<void> {
    await this.checks.ofUser(userId).remove();
  }

  @RestoresDeleted('moodCheck')
  async putBack(userId: string, kept: unknown): Promise<void> {
    const own = this.checks.ofUser(userId);
    const rows = own.revived(kept);
    for (const { takenAt } of rows) await this.requireApart(userId, takenAt, 'UTC');
    await own.putBack(rows);
  }

  /** Counted in days of hers: the questions look at two weeks. */
  private async requireApart(userId: string, takenAt: Date, zone: string): Promise<void> {
    const around = [later(takenAt, -(apart + 1) * DAY), later(takenAt, (apart + 1) * DAY)] as const;
    const others = await this.checks.takenBetween(userId, ...around);
    const day = localDateOf(takenAt, zone);
    const isNear = others.some(
      (other) => Math.abs(daysBetween(localDateOf(other.takenAt, zone), day)) < apart,
    );
    if (isNear)
      throw refused(
        'checked_lately',
        `The questions look at two weeks: again after ${apart} days`,
        'takenAt',
      );
  }
}

const toCheck = ({ id, takenAt, whooley, gad2, moodBy, mood, worry }: MoodCheckEntity): MoodCheck => ({
  id,
  takenAt: takenAt.toISOString(),
  whooley,
  gad2,
  mood: moodBy && mood ? { by: moodBy, answers: mood } : null,
  worry,
});
