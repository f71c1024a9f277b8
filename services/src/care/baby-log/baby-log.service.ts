import { Injectable } from '@nestjs/common';
import { babyLogLimits, type BabyNoteAnswer, type care } from '@nestwell/contracts/care/server';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel/server';
import { HOUR, later } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { newId } from '../../platform/database/ids';
import { notFound, refused } from '../../platform/http/errors';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { momentLogged } from '../../platform/time/logged';
import { spanOf } from '../../platform/time/span';
import type { KeptPart } from '../lib/kept-part';
import { BabyLogRepository } from './baby-log.repository';
import type { BabyNoteEntity } from './baby-note.entity';
import { toBabyNote, withRunning } from './baby-note.mapper';
import { refuseImpossible, refuseLargeBottle } from './note-rules';

/** More than two days with three babies hold. */
const MOST = 300;

const nothing = {
  endedAt: null,
  sides: [],
  milk: null,
  volume: null,
  volumeLeft: null,
  volumeRight: null,
  nappy: null,
  name: null,
  note: null,
};

@Injectable()
export class BabyLogService implements KeptPart {
  constructor(
    private readonly notes: BabyLogRepository,
    private readonly clock: Clock,
    private readonly takenAway: TakenAway,
  ) {}

  async list(userId: string, query: QueryOf<typeof care.listBabyLog>): Promise<BabyNoteAnswer[]> {
    const isAsked = query.startDate !== undefined || query.endDate !== undefined;
    const recent = { from: later(this.clock.now(), -babyLogLimits.recentHours * HOUR) };
    const span = isAsked ? spanOf(query, 'UTC') : recent;
    const [rows, running] = await Promise.all([
      this.notes.within(userId, span, query.limit ?? MOST),
      isAsked ? [] : this.notes.running(userId),
    ]);
    const older = running.filter(({ id }) => rows.every((row) => row.id !== id));
    return [...rows, ...older].map(toBabyNote);
  }

  async log(userId: string, note: BodyOf<typeof care.logBabyNote>): Promise<BabyNoteAnswer> {
    const now = this.clock.now();
    const row = withRunning({
      ...nothing,
      ...note,
      userId,
      id: newId(),
      running: null,
      revision: 1,
      startedAt: momentLogged('startedAt', note.startedAt, now),
      endedAt: momentOrNull('endedAt', note.endedAt ?? null, now),
    });
    refuseImpossible(row);
    refuseLargeBottle(row);
    return toBabyNote(await this.notes.ofUser(userId).insert(row));
  }

  async change(
    userId: string,
    noteId: string,
    changes: BodyOf<typeof care.changeBabyNote>,
  ): Promise<BabyNoteAnswer> {
    const row = await this.found(userId, noteId);
    const now = this.clock.now();
    const { startedAt, endedAt, ...rest } = changes;
    // One that was kept before the limit can be changed in all else.
    if (rest.volume !== undefined && rest.volume !== row.volume) refuseLargeBottle({ ...row, ...rest });
    return this.put({
      ...row,
      ...rest,
      startedAt: startedAt === undefined ? row.startedAt : momentLogged('startedAt', startedAt, now),
      endedAt: endedAt === undefined ? row.endedAt : momentOrNull('endedAt', endedAt, now),
    });
  }

  async delete(userId: string, noteId: string): Promise<void> {
    const taken = { userId, kind: 'babyNote', name: noteId } as const;
    if (!(await this.takenAway.takeRow(taken, this.notes))) throw notFound('Note');
  }

  async found(userId: string, noteId: string): Promise<BabyNoteEntity> {
    const row = await this.notes.ofUser(userId).byId(noteId);
    if (row === null) throw notFound('Note');
    return row;
  }

  /** Keeps a changed row; where another phone changed it in the same moment, the call is to be made again. */
  async put(changed: BabyNoteEntity): Promise<BabyNoteAnswer> {
    const row = withRunning(changed);
    refuseImpossible(row);
    if (!(await this.notes.replace(row.userId, row)))
      throw refused('conflict', 'It was changed elsewhere in the same moment');
    return toBabyNote(row);
  }

  async exportOf(userId: string) {
    return { babyLog: (await this.notes.ofUser(userId).all()).map(toBabyNote) };
  }

  eraseSome(userId: string): Promise<boolean> {
    return this.notes.ofUser(userId).removeSome();
  }

  async erase(userId: string): Promise<void> {
    await this.notes.ofUser(userId).remove();
  }

  /** Of what runs there is one of each kind and baby: another one that was started meanwhile runs on. */
  @RestoresDeleted('babyNote')
  async putBack(userId: string, kept: unknown): Promise<void> {
    const own = this.notes.ofUser(userId);
    const rows = own.revived(kept);
    for (const { running } of rows) {
      if (running !== null && (await this.notes.runningAs(userId, running)))
        throw refused('conflict', 'Another one runs meanwhile');
    }
    await own.putBack(rows);
  }
}

const momentOrNull = (field: string, given: string | null, now: Date) =>
  given === null ? null : momentLogged(field, given, now);
