import { Injectable } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/errors';
import { etagOf } from '../../platform/http/unchanged';
import { CalendarAccess } from '../calendar-access';
import { DueReminders } from '../reminders/due-reminders';
import { ReminderSettingsService } from '../settings/reminder-settings.service';
import { calendarText } from './calendar-text';
import { FeedTexts, type FeedText } from './feed-texts';

/** What a feed shows of the past. */
const PAST_DAYS = 31;

@Injectable()
export class FeedService {
  constructor(
    private readonly reminders: DueReminders,
    private readonly settings: ReminderSettingsService,
    private readonly access: CalendarAccess,
    private readonly texts: FeedTexts,
    private readonly clock: Clock,
  ) {}

  async download(userId: string, zone: string): Promise<string> {
    const leftOut = await this.access.leftOut(userId);
    const reminders = this.reminders.calendarOf(userId, this.clock.now(), { leftOut });
    return calendarText(reminders, { zone, showTitles: true });
  }

  /**
   * By its secret key. Empty without a running plan, so that a calendar program keeps its subscription. Written anew
   * when her calendar changed, and each day; no text where the caller `isKnown` to have this version.
   */
  async feed(feedKey: string, isKnown: (etag: string) => boolean): Promise<FeedText> {
    const settings = await this.settings.byFeedKey(feedKey);
    const access = settings && (await this.access.of(settings.userId));
    if (!access) throw notFound('Calendar');
    const { user, open, leftOut } = access;
    const { feedStamp, showTitlesInFeed: showTitles } = settings;
    const now = this.clock.now();
    const today = now.toISOString().slice(0, 10);
    const version = [feedStamp, today, user.timezone, open, leftOut].join(' ');
    const etag = feedStamp === null ? undefined : etagOf(version);
    if (etag !== undefined && isKnown(etag)) return { etag, text: '' };
    const kept = etag === undefined ? undefined : this.texts.of(user.id, etag);
    if (kept !== undefined) return kept;
    const from = new Date(now.getTime() - PAST_DAYS * DAY);
    const recent = open ? this.reminders.calendarOf(user.id, now, { from, leftOut }) : none();
    const written = { etag, text: await calendarText(recent, { zone: user.timezone, showTitles }) };
    this.texts.keep(user.id, written);
    return written;
  }
}

async function* none() {
  yield* [];
}
