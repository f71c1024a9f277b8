import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Mailer } from './mailer';
import { Outbox } from './outbox';
import { OutboxData } from './outbox-data';
import { OutboxDelivery } from './outbox-delivery';
import { OutboxRepository } from './outbox.repository';
import { OutboxMailEntity } from './outbox-mail.entity';

/** The outbox, its delivery, and the mail server. */
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMailEntity])],
  providers: [Mailer, Outbox, OutboxData, OutboxDelivery, OutboxRepository],
  exports: [Mailer, Outbox],
})
export class MailModule {}
