import { Controller } from '@nestjs/common';
import { fitness } from '@nestwell/contracts/fitness';
import type { BodyOf, ParamsOf, QueryOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params, Query } from '../../platform/http/endpoint';
import { CurrentUser, Zone } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { TrackingService } from './tracking.service';

@Controller()
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Endpoint(fitness.logTracking)
  log(
    @CurrentUser() user: SessionUser,
    @Body(fitness.logTracking) { userId: _, ...values }: BodyOf<typeof fitness.logTracking>,
    @Zone() zone: string,
  ) {
    return this.tracking.track(user.id, values, zone);
  }

  @Endpoint(fitness.syncHealth)
  sync(
    @CurrentUser() user: SessionUser,
    @Body(fitness.syncHealth) values: BodyOf<typeof fitness.syncHealth>,
    @Zone() zone: string,
  ) {
    return this.tracking.track(user.id, values, zone);
  }

  @Endpoint(fitness.trackingToday)
  today(@CurrentUser() user: SessionUser, @Zone() zone: string) {
    return this.tracking.today(user.id, zone);
  }

  @Endpoint(fitness.listTracking)
  list(
    @CurrentUser() user: SessionUser,
    @Query(fitness.listTracking) query: QueryOf<typeof fitness.listTracking>,
    @Zone() zone: string,
  ) {
    return this.tracking.list(user.id, query, zone);
  }

  @Endpoint(fitness.deleteTrackingDay)
  remove(
    @CurrentUser() user: SessionUser,
    @Params(fitness.deleteTrackingDay) { date }: ParamsOf<typeof fitness.deleteTrackingDay>,
    @Zone() zone: string,
  ) {
    return this.tracking.deleteDay(user.id, date, zone);
  }

  @Endpoint(fitness.saveCheckIn)
  saveCheckIn(
    @CurrentUser() user: SessionUser,
    @Body(fitness.saveCheckIn) answers: BodyOf<typeof fitness.saveCheckIn>,
    @Zone() zone: string,
  ) {
    return this.tracking.checkIn(user.id, answers, zone);
  }

  @Endpoint(fitness.listCheckIns)
  listCheckIns(
    @CurrentUser() user: SessionUser,
    @Query(fitness.listCheckIns) query: QueryOf<typeof fitness.listCheckIns>,
    @Zone() zone: string,
  ) {
    return this.tracking.checkIns(user.id, query, zone);
  }
}
