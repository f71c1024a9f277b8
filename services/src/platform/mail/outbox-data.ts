import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../personal-data';
import { OutboxRepository } from './outbox.repository';

/** The outbox's part of export and erasure. */
@Injectable()
export class OutboxData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly mails: OutboxRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'mail',
      export: async (userId) => ({ mails: await this.mails.ofUser(userId).find() }),
      close: (userId) => this.remove(userId),
      erase: (userId) => this.remove(userId),
    });
  }
  private async remove(userId: string): Promise<void> {
    await this.mails.ofUser(userId).remove();
  }
}
