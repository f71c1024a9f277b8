import { Injectable } from '@nestjs/common';
import { motherOf, type Mother } from '@nestwell/contracts/fitness/server';
import { UsersService } from '../account';
import { Clock } from '../platform/clock';
import { localDateOf } from '../platform/time/zoned';
import { MotherLookup } from './movement/mother-lookup';

@Injectable()
export class AccountMotherLookup extends MotherLookup {
  constructor(
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(userId: string, zone: string): Promise<Mother> {
    return motherOf(await this.users.get(userId, zone), localDateOf(this.clock.now(), zone));
  }
}
