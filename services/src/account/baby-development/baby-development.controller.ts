import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import type { ParamsOf } from '@nestwell/contracts/kernel';
import { Endpoint, Params } from '../../platform/http/endpoint';
import { Zone } from '../../platform/session/caller';
import { BabyDevelopmentService } from './baby-development.service';

@Controller()
export class BabyDevelopmentController {
  constructor(private readonly babyDevelopment: BabyDevelopmentService) {}

  @Endpoint(account.babySummary)
  summary(
    @Params(account.babySummary) { userId }: ParamsOf<typeof account.babySummary>,
    @Zone() zone: string,
  ) {
    return this.babyDevelopment.summaryFor(userId, zone);
  }
}
