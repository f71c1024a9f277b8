import { Controller } from '@nestjs/common';
import { fitness } from '@nestwell/contracts/fitness/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { TrackingService } from './tracking.service';

@Controller()
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Endpoint(fitness.logTracking)
  log(@Call() { user, body: { userId: _, ...values }, zone }: CallOf<typeof fitness.logTracking>) {
    return this.tracking.track(user.id, values, zone);
  }

  @Endpoint(fitness.syncHealth)
  sync(@Call() { user, body: values, zone }: CallOf<typeof fitness.syncHealth>) {
    return this.tracking.track(user.id, values, zone);
  }

  @Endpoint(fitness.trackingToday)
  today(@Call() { user, zone }: CallOf<typeof fitness.trackingToday>) {
    return this.tracking.today(user.id, zone);
  }

  @Endpoint(fitness.listTracking)
  list(@Call() { user, query, zone }: CallOf<typeof fitness.listTracking>) {
    return this.tracking.list(user.id, query, zone);
  }

  @Endpoint(fitness.deleteTrackingDay)
  remove(@Call() { user, params: { date }, zone }: CallOf<typeof fitness.deleteTrackingDay>) {
    return this.tracking.deleteDay(user.id, date, zone);
  }

  @Endpoint(fitness.saveCheckIn)
  saveCheckIn(@Call() { user, body: answers, zone }: CallOf<typeof fitness.saveCheckIn>) {
    return this.tracking.checkIn(user.id, answers, zone);
  }

  @Endpoint(fitness.listCheckIns)
  listCheckIns(@Call() { user, query, zone }: CallOf<typeof fitness.listCheckIns>) {
    return this.tracking.checkIns(user.id, query, zone);
  }
}
