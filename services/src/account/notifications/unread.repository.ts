import { Injectable } from '@nestjs/common';
import { compileRawRead, soon, type Soon } from '@nestwell/embedded-sqlite';
import { Database } from '../../platform/database/database';
import { toBinary } from '../../platform/database/ids';
import { BroadcastEntity, BroadcastReadEntity } from './broadcast.entity';
import { NotificationEntity } from './notification.entity';

interface Counts {
  own: number | string;
  sent: number | string;
  read: number | string;
}

/** What is unread behind the bell, in one statement: every open screen of hers asks again and again. */
@Injectable()
export class UnreadRepository {
  private readonly counts;

  constructor(database: Database) {
    this.counts = compileRawRead<Counts>()(database.source, ['user'], ({ user }) =>
      database
        .repository(NotificationEntity)
        .createQueryBuilder('notification')
        .select('COUNT(*)', 'own')
        // Ids grow with time: those above her own were sent after she joined.
        .addSelect(
          (query) => query.select('COUNT(*)').from(BroadcastEntity, 'sent').where(`sent.id > ${user}`),
          'sent',
        )
        .addSelect(
          (query) =>
            query.select('COUNT(*)').from(BroadcastReadEntity, 'seen').where(`seen.userId = ${user}`),
          'read',
        )
        .where(`notification.userId = ${user} AND notification.readAt IS NULL`),
    );
  }

  /** Of what was committed: not for use inside a transaction. */
  count(userId: string): Soon<number> {
    return soon(this.counts({ user: toBinary(userId) }), ([counts]) =>
      counts === undefined ? 0 : Number(counts.own) + Number(counts.sent) - Number(counts.read),
    );
  }
}
