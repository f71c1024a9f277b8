import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, IsNull, LessThan, LessThanOrEqual, Not, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { RenewalEntity } from './renewal.entity';

@Injectable()
export class RenewalsRepository {
  constructor(
    @InjectRepository(RenewalEntity) private readonly rows: Repository<RenewalEntity>,
    private readonly database: Database,
  ) {}

  of(userId: string): Promise<RenewalEntity | null> {
    return this.rows.findOne({ where: { userId } });
  }

  /** Plans the next charge in place of the former plan. Call inside a transaction. */
  async plan(renewal: RenewalEntity): Promise<void> {
    const { userId, ...changes } = renewal;
    if ((await this.of(userId)) !== null) return this.change(userId, changes);
    try {
      await this.rows.insert(renewal);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.change(userId, changes);
    }
  }

  async change(userId: string, changes: Partial<Omit<RenewalEntity, 'userId'>>): Promise<void> {
    await this.rows.update({ userId }, changes);
  }

  /** The same, unless the charge of this period was called off or made meanwhile; returns whether it still is planned. */
  async changePlanned(
    { userId, dueAt }: RenewalEntity,
    changes: Partial<Omit<RenewalEntity, 'userId'>>,
  ): Promise<boolean> {
    const { affected } = await this.rows.update({ userId, dueAt, nextChargeAt: Not(IsNull()) }, changes);
    return affected === 1;
  }

  /** Runs work on renewals in one transaction with everything it touches. */
  together<T>(work: () => Promise<T>): Promise<T> {
    return this.database.run(work);
  }

  /** Nothing more will be charged. */
  async stop(userId: string): Promise<void> {
    await this.change(userId, { nextChargeAt: null, leasedUntil: null, orderId: null });
  }

  dueBy(now: Date, take: number): Promise<RenewalEntity[]> {
    return this.rows.find({
      where: [
        { nextChargeAt: LessThanOrEqual(now), leasedUntil: IsNull() },
        { nextChargeAt: LessThanOrEqual(now), leasedUntil: LessThan(now) },
      ],
      order: { nextChargeAt: 'ASC' },
      take,
    });
  }

  /** Takes a renewal for one runner until the lease ends; false when another has it or it changed meanwhile. */
  async claim({ userId, nextChargeAt }: RenewalEntity, now: Date, leasedUntil: Date): Promise<boolean> {
    if (nextChargeAt === null) return false;
    const free = await this.rows.update({ userId, nextChargeAt, leasedUntil: IsNull() }, { leasedUntil });
    if (free.affected === 1) return true;
    const lapsed = await this.rows.update(
      { userId, nextChargeAt, leasedUntil: LessThan(now) },
      { leasedUntil },
    );
    return lapsed.affected === 1;
  }

  toRemind(from: Date, to: Date, take: number): Promise<RenewalEntity[]> {
    return this.rows.find({
      where: { dueAt: Between(from, to), nextChargeAt: Not(IsNull()), remindedAt: IsNull(), failures: 0 },
      order: { dueAt: 'ASC' },
      take,
    });
  }

  async remove(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
