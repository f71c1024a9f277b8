import { Injectable } from '@nestjs/common';
import { Outbox, type OutboxMail } from '../../platform/mail/outbox';
import { spokenNameOf } from './spoken-name';
import { UsersRepository } from './users.repository';

export type UserMailing = Omit<OutboxMail, 'to' | 'text'> & { text(name: string): string };

/** Mail to a user, for areas that know her by her id alone. It joins the caller's transaction and is sent after it. */
@Injectable()
export class UserMail {
  constructor(
    private readonly users: UsersRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Nothing is sent to someone who is gone. */
  async send(userId: string, mail: UserMailing): Promise<void> {
    const user = await this.users.byId(userId);
    if (user) await this.outbox.add(userId, { ...mail, to: user.email, text: mail.text(spokenNameOf(user)) });
  }
}
