import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/http/endpoint';
import { BabyLogService } from './baby-log.service';
import { BabyTimersService } from './baby-timers.service';

@Controller()
export class BabyLogController {
  constructor(
    private readonly log: BabyLogService,
    private readonly timers: BabyTimersService,
  ) {}

  @Endpoint(care.listBabyLog)
  list(@Call() { user, query }: CallOf<typeof care.listBabyLog>) {
    return this.log.list(user.id, query);
  }

  @Endpoint(care.logBabyNote)
  note(@Call() { user, body }: CallOf<typeof care.logBabyNote>) {
    return this.log.log(user.id, body);
  }

  @Endpoint(care.startBabyTimer)
  start(@Call() { user, body }: CallOf<typeof care.startBabyTimer>) {
    return this.timers.start(user.id, body);
  }

  @Endpoint(care.stepBabyTimer)
  step(@Call() { user, params: { babyNoteId }, body: { step } }: CallOf<typeof care.stepBabyTimer>) {
    return this.timers.step(user.id, babyNoteId, step);
  }

  @Endpoint(care.endBabyTimer)
  end(@Call() { user, params: { babyNoteId }, body }: CallOf<typeof care.endBabyTimer>) {
    return this.timers.end(user.id, babyNoteId, body);
  }

  @Endpoint(care.changeBabyNote)
  change(@Call() { user, params: { babyNoteId }, body }: CallOf<typeof care.changeBabyNote>) {
    return this.log.change(user.id, babyNoteId, body);
  }

  @Endpoint(care.deleteBabyNote)
  delete(@Call() { user, params: { babyNoteId } }: CallOf<typeof care.deleteBabyNote>) {
    return this.log.delete(user.id, babyNoteId);
  }
}
