import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { OutboxRepository } from './outbox.repository';

export interface OutboxMail {
  /** What it tells of, at most 80 characters; one mail of hers for each: 'trial-ending'. */
  cause: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** From then on it is of no use to her and is not sent any more. */
  usefulUntil: Date;
}

/** Where areas leave mail. It joins the caller's transaction: what is undone sends nothing, what happened is told. */
@Injectable()
export class Outbox {
  constructor(
    private readonly mails: OutboxRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns false when the cause had its mail. */
  add(userId: string, { cause, to, subject, text, usefulUntil }: OutboxMail): Promise<boolean> {
    const createdAt = this.clock.now();
    return this.mails.add(userId, { cause, recipient: to, subject, body: text, usefulUntil, createdAt });
  }
}
