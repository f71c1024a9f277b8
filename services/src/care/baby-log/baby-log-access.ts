import { Injectable } from '@nestjs/common';
import { kindsWithoutPlan } from '@nestwell/contracts/care/server';
import type { BabyKind } from '@nestwell/domain/feeding';
import { Plans } from '../../platform/session/plans';
import type { SessionUser } from '../../platform/session-user';
import { BabyLogRepository } from './baby-log.repository';

/** Contractions, movements and the feeds that Care times are noted without a plan; the rest of Feeding needs one. */
@Injectable()
export class BabyLogAccess {
  constructor(
    private readonly plans: Plans,
    private readonly notes: BabyLogRepository,
  ) {}

  async requireForKind(user: SessionUser, kind: BabyKind): Promise<void> {
    if (!kindsWithoutPlan.includes(kind)) await this.plans.require(user);
  }

  /** One that is not there is left to the call itself. */
  async requireForNote(user: SessionUser, noteId: string): Promise<void> {
    if (await this.plans.areRunningFor(user)) return;
    const note = await this.notes.ofUser(user.id).byId(noteId);
    if (note) await this.requireForKind(user, note.kind);
  }
}
