import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/failures';
import { removeOlder } from '../../platform/database/remove-older';
import { SignalErrorEntity } from './signal-error.entity';

type Row = SignalErrorEntity;

/** Different errors of one version that are kept. */
const MOST = 20;

@Injectable()
export class SignalErrorsRepository {
  constructor(@InjectRepository(SignalErrorEntity) private readonly rows: Repository<SignalErrorEntity>) {}

  /**
   * Counts an error, keeping it where there is room. Where there is none, one that a member told takes the place of
   * one that only strangers did: many addresses cannot hide what members see.
   */
  async add(row: Omit<Row, 'count' | 'members'>, byMember: boolean): Promise<void> {
    const { keyHash, lastAt, remote, version } = row;
    if (await this.increase(keyHash, lastAt, byMember)) return;
    const known = await this.rows.findBy({ remote, version });
    if (known.length >= MOST) {
      const least = known
        .filter(({ members }) => members === 0)
        .sort((one, other) => one.count - other.count)[0];
      if (!byMember || least === undefined) return;
      await this.rows.delete({ keyHash: least.keyHash });
    }
    try {
      await this.rows.insert({ ...row, count: 1, members: byMember ? 1 : 0 });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.increase(keyHash, lastAt, byMember);
    }
  }

  /** Told since a moment, those that members told first. */
  since(moment: Date): Promise<Row[]> {
    return this.rows.find({
      where: { lastAt: MoreThanOrEqual(moment) },
      order: { members: 'DESC', count: 'DESC', lastAt: 'DESC' },
      take: 200,
    });
  }

  removeBefore(moment: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.rows, 'lastAt', moment, deadline);
  }

  private async increase(keyHash: Buffer, lastAt: Date, byMember: boolean): Promise<boolean> {
    const changed = await this.rows
      .createQueryBuilder()
      .update()
      .set({ lastAt, count: () => 'count + 1', ...(byMember && { members: () => 'members + 1' }) })
      .where({ keyHash })
      .execute();
    return changed.affected !== 0;
  }
}
