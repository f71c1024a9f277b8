import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThanOrEqual, Repository } from 'typeorm';
import { newId } from '../database/ids';
import { removeOlder } from '../database/remove-older';
import { ChangeEntity } from './change.entity';

export type Change = Omit<ChangeEntity, 'id'>;

@Injectable()
export class ChangesRepository {
  constructor(@InjectRepository(ChangeEntity) private readonly rows: Repository<ChangeEntity>) {}

  async add(changes: readonly Change[]): Promise<void> {
    await this.rows.insert(changes.map((change) => ({ id: newId(), ...change })));
  }

  /** The first of those since then. */
  since(moment: Date, take: number): Promise<ChangeEntity[]> {
    return this.rows.find({ where: { at: MoreThanOrEqual(moment) }, order: { at: 'ASC', id: 'ASC' }, take });
  }

  /** Hers and everybody's. */
  async missedBy(userId: string, moment: Date, take: number): Promise<ChangeEntity[]> {
    const at = MoreThanOrEqual(moment);
    return this.rows.find({
      where: [
        { userId, at },
        { userId: IsNull(), at },
      ],
      take,
    });
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  removeBefore(moment: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.rows, 'at', moment, deadline);
  }
}
