import { Injectable } from '@nestjs/common';
import { Mailer } from '../../platform/mail/mailer';
import { UsersRepository } from './users.repository';

/** Mail to a user, for areas that know her by her id alone. Never call it inside a transaction. */
@Injectable()
export class UserMail {
  constructor(
    private readonly users: UsersRepository,
    private readonly mailer: Mailer,
  ) {}

  /** Nothing is sent to someone who is gone. */
  async send(userId: string, subject: string, textFor: (name: string) => string): Promise<void> {
    const user = await this.users.byId(userId);
    if (user) await this.mailer.send({ to: user.email, subject, text: textFor(user.name) });
  }
}
