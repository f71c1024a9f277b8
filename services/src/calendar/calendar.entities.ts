import type { Entities } from '../platform/database/data-source';
import { PushSubscriptionEntity } from './push/push-subscription.entity';
import { ReminderEntity } from './reminders/reminder.entity';
import { SeriesEntity } from './reminders/series.entity';
import { CountedZoneEntity } from './reminders/counted-zone.entity';
import { ReminderSettingsEntity } from './settings/reminder-settings.entity';

/** The area's tables. With at least one, its module registers with PersonalData. */
export const calendarEntities: Entities = [
  ReminderEntity,
  SeriesEntity,
  ReminderSettingsEntity,
  PushSubscriptionEntity,
  CountedZoneEntity,
];
