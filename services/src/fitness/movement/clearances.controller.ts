import { Controller } from '@nestjs/common';
import { fitness } from '@nestwell/contracts/fitness/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { ClearancesService } from './clearances.service';

@Controller()
export class ClearancesController {
  constructor(private readonly clearances: ClearancesService) {}

  @Endpoint(fitness.readClearance)
  read(@Call() { user, zone }: CallOf<typeof fitness.readClearance>) {
    return this.clearances.read(user.id, zone);
  }

  @Endpoint(fitness.saveClearance)
  save(@Call() { user, body: answers, zone }: CallOf<typeof fitness.saveClearance>) {
    return this.clearances.save(user.id, answers, zone);
  }
}
