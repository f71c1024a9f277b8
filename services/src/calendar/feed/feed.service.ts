import { Injectable } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/errors';
import { CalendarAccess } from '../calendar-access';
import { DueReminders } from '../reminders/due-reminders';
import { ReminderSettingsService } from '../settings/reminder-settings.service';
import { calendarText } from './calendar-text';

/** What a feed shows of the past. */
const PAST_DAYS = 31;

@Injectable()
export class FeedService {
  constructor(
    private readonly reminders: DueReminders,
    private readonly settings: ReminderSettingsService,
    private readonly access: CalendarAccess,
    private readonly clock: Clock,
  ) {}

  async download(userId: string, zone: string): Promise<string> {
    return calendarText(this.reminders.from(userId), { zone, showTitles: true });
  }

  /** By its secret key. Empty without a running plan, so that a calendar program keeps its subscription. */
  async feed(feedKey: string): Promise<string> {
    const settings = await this.settings.byFeedKey(feedKey);
    const access = settings && (await this.access.of(settings.userId));
    if (!access) throw notFound('Calendar');
    const { user, open } = access;
    const reminders = open ? this.recent(user.id) : none();
    return calendarText(reminders, { zone: user.timezone, showTitles: settings.showTitlesInFeed });
  }

  private recent(userId: string) {
    return this.reminders.from(userId, new Date(this.clock.now().getTime() - PAST_DAYS * DAY));
  }
}

async function* none() {
  yield* [];
}
