import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { calendar, ReminderSettings } from '@nestwell/contracts/calendar/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import type { ReminderSettingsEntity } from './reminder-settings.entity';
import { ReminderSettingsRepository } from './reminder-settings.repository';

type Changes = BodyOf<typeof calendar.changeReminderSettings>;

/** `origin` is where this site is reached, for the private address: `https://nestwell.example`. */
@Injectable()
export class ReminderSettingsService {
  constructor(private readonly settings: ReminderSettingsRepository) {}

  /** As kept, the defaults where she changed nothing. */
  of(userId: string): Promise<ReminderSettingsEntity> {
    return this.settings.of(userId);
  }

  byFeedKey(feedKey: string): Promise<ReminderSettingsEntity | null> {
    return this.settings.byFeedKey(feedKey);
  }

  /** Her reminders are others than before: calendar programs must read them anew. */
  remindersChanged(userId: string): Promise<void> {
    return this.settings.renewStamp(userId);
  }

  async read(userId: string, origin: string): Promise<ReminderSettings> {
    return toReminderSettings(await this.settings.of(userId), origin);
  }

  async change(userId: string, changes: Changes, origin: string): Promise<ReminderSettings> {
    return toReminderSettings(await this.settings.change(userId, changes), origin);
  }

  /** A new secret: whoever has the former address sees nothing any more. */
  async rotateFeed(userId: string, origin: string): Promise<ReminderSettings> {
    const feedKey = randomBytes(32).toString('base64url');
    return toReminderSettings(await this.settings.change(userId, { feedKey }), origin);
  }

  async closeFeed(userId: string): Promise<void> {
    await this.settings.change(userId, { feedKey: null });
  }
}

function toReminderSettings(row: ReminderSettingsEntity, origin: string): ReminderSettings {
  const { showTitlesInFeed, showTitlesInPush, quietFrom, quietUntil, visitsDayBefore, feedKey } = row;
  const feedUrl = feedKey === null ? null : `${origin}/api/calendar/${feedKey}/nestwell.ics`;
  return {
    showTitlesInFeed,
    showTitlesInPush,
    quietFrom,
    quietUntil,
    visitsDayBefore: visitsDayBefore ?? false,
    feedUrl,
  };
}
