import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { BabyDevelopmentService } from './baby-development.service';

@Controller()
export class BabyDevelopmentController {
  constructor(private readonly babyDevelopment: BabyDevelopmentService) {}

  @Endpoint(account.babySummary)
  summary(@Call() { params: { userId }, zone }: CallOf<typeof account.babySummary>) {
    return this.babyDevelopment.summaryFor(userId, zone);
  }
}
