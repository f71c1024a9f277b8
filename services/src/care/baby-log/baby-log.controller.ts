import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { BabyLogAccess } from './baby-log-access';
import { BabyLogService } from './baby-log.service';
import { BabyTimersService } from './baby-timers.service';

@Controller()
export class BabyLogController {
  constructor(
    private readonly log: BabyLogService,
    private readonly timers: BabyTimersService,
    private readonly access: BabyLogAccess,
  ) {}

  @Endpoint(care.listBabyLog)
  list(@Call() { user, query }: CallOf<typeof care.listBabyLog>) {
    return this.log.list(user.id, query);
  }

  @Endpoint(care.logBabyNote)
  async note(@Call() { user, body }: CallOf<typeof care.logBabyNote>) {
    await this.access.requireForKind(user, body.kind);
    return this.log.log(user.id, body);
  }

  @Endpoint(care.startBabyTimer)
  async start(@Call() { user, body }: CallOf<typeof care.startBabyTimer>) {
    await this.access.requireForKind(user, body.kind);
    return this.timers.start(user.id, body);
  }

  @Endpoint(care.stepBabyTimer)
  async step(@Call() { user, params: { babyNoteId }, body: { step } }: CallOf<typeof care.stepBabyTimer>) {
    await this.access.requireForNote(user, babyNoteId);
    return this.timers.step(user.id, babyNoteId, step);
  }

  @Endpoint(care.endBabyTimer)
  async end(@Call() { user, params: { babyNoteId }, body }: CallOf<typeof care.endBabyTimer>) {
    await this.access.requireForNote(user, babyNoteId);
    return this.timers.end(user.id, babyNoteId, body);
  }

  @Endpoint(care.changeBabyNote)
  async change(@Call() { user, params: { babyNoteId }, body }: CallOf<typeof care.changeBabyNote>) {
    await this.access.requireForNote(user, babyNoteId);
    return this.log.change(user.id, babyNoteId, body);
  }

  @Endpoint(care.deleteBabyNote)
  async delete(@Call() { user, params: { babyNoteId } }: CallOf<typeof care.deleteBabyNote>) {
    await this.access.requireForNote(user, babyNoteId);
    return this.log.delete(user.id, babyNoteId);
  }
}
