import { Controller } from '@nestjs/common';
import { takenAway } from '@nestwell/contracts/kernel/server';
import { Call, type CallOf } from '../http/call';
import { Endpoint } from '../endpoint';
import { TakenAway } from './taken-away';

@Controller()
export class TakenAwayController {
  constructor(private readonly takenAway: TakenAway) {}

  @Endpoint(takenAway.putBack)
  putBack(@Call() { user, body: { kind, id } }: CallOf<typeof takenAway.putBack>): Promise<void> {
    return this.takenAway.putBack({ userId: user.id, kind, name: id });
  }
}
