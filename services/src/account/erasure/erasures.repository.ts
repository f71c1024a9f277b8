import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { later, SECOND } from '@nestwell/domain/moments';
import { IsNull, LessThanOrEqual, Repository } from 'typeorm';
import { Clock } from '../../platform/clock';
import { ErasureEntity } from './erasure.entity';

/** Longer than any transaction of an erasure takes, its further tries included. */
const LEASE = 30 * SECOND;

@Injectable()
export class ErasuresRepository {
  constructor(
    @InjectRepository(ErasureEntity) private readonly rows: Repository<ErasureEntity>,
    private readonly clock: Clock,
  ) {}

  /** Leased to whoever adds it. One that was begun before stays as it is. */
  async add(userId: string, begunAt: Date): Promise<void> {
    if (await this.has(userId)) return;
    await this.rows.insert({ userId, begunAt, slices: 0, leasedUntil: this.leaseEnd() });
  }

  has(userId: string): Promise<boolean> {
    return this.rows.existsBy({ userId });
  }

  /** Call inside a transaction, until whose end nobody else has it; false when all is gone. Renews the lease. */
  async take(userId: string): Promise<boolean> {
    const taken = { slices: () => 'slices + 1', leasedUntil: this.leaseEnd() };
    return (await this.rows.update({ userId }, taken)).affected === 1;
  }

  async remove(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  /** Those that no instance works on, the oldest first. */
  left(take: number): Promise<ErasureEntity[]> {
    return this.rows.find({ where: this.unleased(), order: { begunAt: 'ASC' }, take });
  }

  /** True for one instance, until its lease ends. */
  async lease(userId: string): Promise<boolean> {
    const free = this.unleased().map((where) => ({ ...where, userId }));
    for (const where of free) {
      if ((await this.rows.update(where, { leasedUntil: this.leaseEnd() })).affected === 1) return true;
    }
    return false;
  }

  /** The next run goes on with it. */
  async giveBack(userId: string): Promise<void> {
    await this.rows.update({ userId }, { leasedUntil: null });
  }

  private unleased() {
    return [{ leasedUntil: IsNull() }, { leasedUntil: LessThanOrEqual(this.clock.now()) }];
  }

  private leaseEnd(): Date {
    return later(this.clock.now(), LEASE);
  }
}
