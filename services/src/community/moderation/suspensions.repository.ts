import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { SuspensionEntity } from './suspension.entity';

@Injectable()
export class SuspensionsRepository {
  constructor(
    @InjectRepository(SuspensionEntity) private readonly rows: Repository<SuspensionEntity>,
    private readonly database: Database,
  ) {}

  async untilOf(userId: string): Promise<Date | null> {
    return (await this.rows.findOneBy({ userId }))?.until ?? null;
  }

  async untilOfAll(userIds: string[]): Promise<Map<string, Date>> {
    const rows = userIds.length > 0 ? await this.rows.findBy({ userId: In(userIds) }) : [];
    return new Map(rows.map((row) => [row.userId, row.until]));
  }

  async suspend(userId: string, until: Date): Promise<void> {
    await this.database.run(async () => {
      await this.rows.delete({ userId });
      await this.rows.insert({ userId, until });
    });
  }
}
