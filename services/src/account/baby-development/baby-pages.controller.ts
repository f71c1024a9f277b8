import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { BabyDevelopmentService } from './baby-development.service';
import { BabyTicks } from './baby-ticks';

@Controller()
export class BabyPagesController {
  constructor(
    private readonly babyDevelopment: BabyDevelopmentService,
    private readonly ticks: BabyTicks,
  ) {}

  @Endpoint(account.listBabyPages)
  pages(@Call() { params: { userId, group }, zone }: CallOf<typeof account.listBabyPages>) {
    return this.babyDevelopment.pagesFor(userId, group, zone);
  }

  @Endpoint(account.listBabyTicks)
  ticked(@Call() { user }: CallOf<typeof account.listBabyTicks>) {
    return this.ticks.of(user.id);
  }

  @Endpoint(account.changeBabyTick)
  tick(@Call() { user, params: { item }, body: { done } }: CallOf<typeof account.changeBabyTick>) {
    return this.ticks.change(user.id, item, done);
  }
}
