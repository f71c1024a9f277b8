import { Injectable } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { newId } from '../../platform/database/ids';
import { RateLimits } from '../../platform/limits/rate-limits';
import { deviceOf } from '../../platform/session/device';
import { NotificationService } from '../notifications/notification.service';
import { UserMail } from '../users/user-mail';

/** Who lets herself in again and again must not fill her bell and her mailbox. */
const A_DAY = { max: 10, windowMs: DAY };
const USEFUL_FOR = 3 * DAY;

/** Tells her by bell and mail what somebody did at her door, so that she learns of it where it was not her. */
@Injectable()
export class SignInNotices {
  constructor(
    private readonly notifications: NotificationService,
    private readonly mail: UserMail,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  newPlace(userId: string, userAgent: string | undefined): Promise<void> {
    const { device } = deviceOf(userAgent);
    return this.tell(userId, 'New sign-in', `Somebody signed in to your account ${placeOf(device)}.`);
  }

  recoveryCodeUsed(userId: string, left: number): Promise<void> {
    return this.tell(userId, 'A recovery code was used', `Somebody signed in with it. ${left} are left.`);
  }

  /** @param what 'A passkey was added' */
  changed(userId: string, what: string): Promise<void> {
    return this.tell(userId, 'How you sign in has changed', `${what}.`);
  }

  private async tell(userId: string, title: string, happened: string): Promise<void> {
    if (!(await this.limits.take({ key: `sign-in notices ${userId}`, ...A_DAY }))) return;
    const message = `${happened} ${ADVICE}`;
    const actionUrl = '/settings/signing-in';
    await this.notifications.notify(userId, {
      type: 'personal',
      title,
      message,
      priority: 'high',
      actionUrl,
    });
    const usefulUntil = new Date(this.clock.now().getTime() + USEFUL_FOR);
    const text = (name: string) => `Hello ${name},\n\n${message}\n\nNestwell`;
    await this.mail.send(userId, {
      cause: `sign-in ${newId()}`,
      subject: `Nestwell: ${title}`,
      text,
      usefulUntil,
    });
  }
}

const ADVICE =
  'If that was you, you need not do anything. If not, open Settings, then Signing in: end what is not yours there, and close your door.';

const placeOf = (device: string | null) => (device === null ? 'at a place that is new' : `with ${device}`);
