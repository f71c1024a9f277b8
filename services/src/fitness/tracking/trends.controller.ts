import { Controller } from '@nestjs/common';
import { fitness } from '@nestwell/contracts/fitness/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { TrendsService } from './trends.service';

@Controller()
export class TrendsController {
  constructor(private readonly trends: TrendsService) {}

  @Endpoint(fitness.listTrends)
  list(@Call() { user, query, zone }: CallOf<typeof fitness.listTrends>) {
    return this.trends.days(user.id, query, zone);
  }
}
