import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../platform/session/auth.module';
import { ContributionsModule } from '../platform/discovery/contributions.module';
import { HttpModule } from '../platform/http.module';
import { TakenAwayModule } from '../platform/taken-away/taken-away.module';
import { calendarEntities } from './calendar.entities';
import { CalendarAccess } from './calendar-access';
import { CalendarPersonalData } from './calendar-personal-data';
import { FeedController } from './feed/feed.controller';
import { FeedService } from './feed/feed.service';
import { FeedTexts } from './feed/feed-texts';
import { Announcements } from './push/announcements';
import { DuePushes } from './push/due-pushes';
import { PushDevices } from './push/push-devices';
import { PushSender } from './push/push-sender';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository';
import { PushServices } from './push/push-services';
import { PushController } from './push/push.controller';
import { PushService } from './push/push.service';
import { VisitNotices } from './push/visit-notices';
import { BabyRemindersController } from './reminders/baby-reminders.controller';
import { BabyRemindersService } from './reminders/baby-reminders.service';
import { Allowance } from './reminders/allowance';
import { OccurringRepository } from './reminders/occurring.repository';
import { DeletionsController } from './reminders/deletions.controller';
import { DeletionsService } from './reminders/deletions.service';
import { TakenRemindersService } from './reminders/taken-reminders';
import { DueReminders } from './reminders/due-reminders';
import { Occurrences } from './reminders/occurrences';
import { MedicationReminders } from './reminders/medication-reminders';
import { RemindersController } from './reminders/reminders.controller';
import { PutAwayRepository } from './reminders/put-away.repository';
import { RemindersRepository } from './reminders/reminders.repository';
import { RemindersService } from './reminders/reminders.service';
import { SeriesChanges } from './reminders/series-changes';
import { SeriesHorizon } from './reminders/series-horizon';
import { SeriesRepository } from './reminders/series.repository';
import { TimedSeries } from './reminders/timed-series';
import { Visits } from './reminders/visits.repository';
import { VisitsAheadRepository } from './push/visits-ahead.repository';
import { ChangedZones } from './reminders/changed-zones';
import { CountedZonesRepository } from './reminders/counted-zones.repository';
import { Recount } from './reminders/recount';
import { OutsideClosing } from './outside-closing';
import { ReminderSettingsController } from './settings/reminder-settings.controller';
import { ReminderSettingsRepository } from './settings/reminder-settings.repository';
import { ReminderSettingsService } from './settings/reminder-settings.service';

/** Run again and again: each has a method marked `@Job`. */
const jobs = [DuePushes, VisitNotices, SeriesHorizon, ChangedZones];

/** Hand out and remove what is stored of a person. */
const personalData = [CalendarPersonalData];

/** Put back what was deleted. */
const restoreHandlers = [TakenRemindersService];

/** End access that works without a session. */
const outsideAccess = [OutsideClosing];

const reminders = [
  Allowance,
  MedicationReminders,
  BabyRemindersService,
  PutAwayRepository,
  RemindersRepository,
  RemindersService,
  SeriesRepository,
  SeriesChanges,
  Occurrences,
  DeletionsService,
  DueReminders,
  OccurringRepository,
  Visits,
  VisitsAheadRepository,
];
const outside = [FeedService, FeedTexts, ReminderSettingsRepository, ReminderSettingsService];
const zones = [CountedZonesRepository, Recount, TimedSeries];
const push = [Announcements, PushDevices, PushSender, PushService, PushServices, PushSubscriptionsRepository];

@Module({
  imports: [
    AuthModule,
    ContributionsModule,
    HttpModule,
    TakenAwayModule,
    TypeOrmModule.forFeature([...calendarEntities]),
  ],
  controllers: [
    RemindersController,
    DeletionsController,
    BabyRemindersController,
    ReminderSettingsController,
    FeedController,
    PushController,
  ],
  providers: [
    ...jobs,
    ...personalData,
    ...restoreHandlers,
    ...outsideAccess,
    ...reminders,
    ...zones,
    ...outside,
    ...push,
    CalendarAccess,
  ],
  exports: [MedicationReminders, Visits],
})
export class CalendarModule {}
