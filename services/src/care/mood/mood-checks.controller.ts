import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { Epds } from './epds';
import { MoodChecksService } from './mood-checks.service';

@Controller()
export class MoodChecksController {
  constructor(
    private readonly checks: MoodChecksService,
    private readonly epds: Epds,
  ) {}

  @Endpoint(care.listMoodChecks)
  list(@Call() { user, query }: CallOf<typeof care.listMoodChecks>) {
    return this.checks.list(user.id, query);
  }

  @Endpoint(care.saveMoodCheck)
  save(@Call() { user, body: check, zone }: CallOf<typeof care.saveMoodCheck>) {
    return this.checks.save(user.id, check, zone);
  }

  @Endpoint(care.removeMoodCheck)
  remove(@Call() { user, params: { checkId } }: CallOf<typeof care.removeMoodCheck>) {
    return this.checks.remove(user.id, checkId);
  }

  @Endpoint(care.readEpds)
  readEpds() {
    return this.epds.words;
  }
}
