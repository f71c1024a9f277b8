import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { SLICE } from '../database/slices';
import { TakenAwayEntity } from './taken-away.entity';

export type Taken = Pick<TakenAwayEntity, 'userId' | 'kind' | 'name'>;

@Injectable()
export class TakenAwayRepository {
  constructor(@InjectRepository(TakenAwayEntity) private readonly rows: Repository<TakenAwayEntity>) {}

  /** In place of what was taken before under the same name. */
  async keep(row: TakenAwayEntity): Promise<void> {
    await this.remove(row);
    await this.rows.insert({ ...row } as object);
  }

  find({ userId, kind, name }: Taken, since: Date): Promise<TakenAwayEntity | null> {
    return this.rows.findOneBy({ userId, kind, name, at: MoreThanOrEqual(since) });
  }

  /** False when another call was faster. */
  async remove({ userId, kind, name }: Taken): Promise<boolean> {
    return (await this.rows.delete({ userId, kind, name })).affected === 1;
  }

  someOf(userId: string): Promise<Taken[]> {
    return this.rows.find({ where: { userId }, select: named, take: SLICE });
  }

  someBefore(moment: Date): Promise<Taken[]> {
    return this.rows.find({ where: { at: LessThan(moment) }, select: named, take: SLICE });
  }
}

const named = { userId: true, kind: true, name: true } as const;
