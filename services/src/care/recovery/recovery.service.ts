import { Injectable } from '@nestjs/common';
import type { care, RecoveryNote } from '@nestwell/contracts/care/server';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/errors';
import type { Paged } from '../../platform/http/paging';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { momentLogged } from '../../platform/time/logged';
import { spanOf } from '../../platform/time/span';
import type { KeptPart } from '../lib/kept-part';
import type { RecoveryNoteEntity } from './recovery-note.entity';
import { RecoveryRepository } from './recovery.repository';

@Injectable()
export class RecoveryService implements KeptPart {
  constructor(
    private readonly notes: RecoveryRepository,
    private readonly clock: Clock,
    private readonly takenAway: TakenAway,
  ) {}

  async list(
    userId: string,
    query: QueryOf<typeof care.listRecovery>,
    zone: string,
  ): Promise<Paged<RecoveryNote>> {
    return (await this.notes.pageWithin(userId, spanOf(query, zone), query)).map(toNote);
  }

  async note(userId: string, request: BodyOf<typeof care.noteRecovery>): Promise<RecoveryNote> {
    const { temperature, notedAt, ...answers } = request;
    const row = {
      ...answers,
      temperatureTenths: temperature === null ? null : Math.round(temperature * 10),
      notedAt: momentLogged('notedAt', notedAt, this.clock.now()),
    };
    return toNote(await this.notes.ofUser(userId).insert(row));
  }

  async remove(userId: string, id: string): Promise<void> {
    const taken = { userId, kind: 'recoveryNote', name: id } as const;
    if (!(await this.takenAway.takeRow(taken, this.notes))) throw notFound('Note');
  }

  async exportOf(userId: string) {
    return { recoveryNotes: (await this.notes.ofUser(userId).all()).map(toNote) };
  }

  eraseSome(userId: string): Promise<boolean> {
    return this.notes.ofUser(userId).removeSome();
  }

  async erase(userId: string): Promise<void> {
    await this.notes.ofUser(userId).remove();
  }

  @RestoresDeleted('recoveryNote')
  async putBack(userId: string, kept: unknown): Promise<void> {
    const own = this.notes.ofUser(userId);
    await own.putBack(own.revived(kept));
  }
}

const toNote = (row: RecoveryNoteEntity): RecoveryNote => ({
  id: row.id,
  bleeding: row.bleeding,
  wound: row.wound,
  temperature: row.temperatureTenths === null ? null : row.temperatureTenths / 10,
  legs: row.legs,
  pelvicFloor: row.pelvicFloor,
  breath: row.breath,
  head: row.head,
  belly: row.belly,
  breasts: row.breasts,
  urine: row.urine,
  notedAt: row.notedAt.toISOString(),
});
