import { Injectable } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../personal-data';
import { OutboxRepository } from './outbox.repository';

/** The outbox's part of export and erasure. */
@Injectable()
@PersonalDataOf('mail')
export class OutboxData implements PersonalDataHandler {
  constructor(private readonly mails: OutboxRepository) {}

  async export(userId: string) {
    return { mails: await this.mails.ofUser(userId).find() };
  }

  close(userId: string): Promise<void> {
    return this.erase(userId);
  }

  async erase(userId: string): Promise<void> {
    await this.mails.ofUser(userId).remove();
  }
}
