import { Injectable } from '@nestjs/common';
import type { Mother } from '@nestwell/contracts/fitness';
import { UsersService } from '../account';
import { MotherLookup } from './movement/mother-lookup';

@Injectable()
export class AccountMotherLookup extends MotherLookup {
  constructor(private readonly users: UsersService) {
    super();
  }

  async find(userId: string, zone: string): Promise<Mother> {
    const { isPregnant, monthsPostpartum } = await this.users.get(userId, zone);
    return { isPregnant, monthsPostpartum };
  }
}
