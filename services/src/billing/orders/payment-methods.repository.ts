import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PaymentProviderName } from '@nestwell/contracts/billing/server';
import { IsNull, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { PaymentMethodEntity, UnwantedMethodEntity } from './payment-method.entity';

@Injectable()
export class PaymentMethodsRepository extends UserRows<PaymentMethodEntity> {
  constructor(
    @InjectRepository(PaymentMethodEntity) rows: Repository<PaymentMethodEntity>,
    @InjectRepository(UnwantedMethodEntity)
    private readonly unwantedMethods: Repository<UnwantedMethodEntity>,
    database: Database,
  ) {
    super(rows, database);
  }

  /** The one to charge: the newest that was not taken back. */
  async current(userId: string, provider: PaymentProviderName): Promise<PaymentMethodEntity | null> {
    const kept = await this.ofUser(userId).find(
      { provider, removedAt: IsNull() },
      { order: { createdAt: 'DESC', id: 'DESC' }, take: 1 },
    );
    return kept[0] ?? null;
  }

  async keep(userId: string, provider: PaymentProviderName, token: string, createdAt: Date): Promise<void> {
    const known = await this.ofUser(userId).count({ provider, token, removedAt: IsNull() });
    if (known === 0) await this.ofUser(userId).insert({ provider, token, createdAt, removedAt: null });
  }

  /** The provider named a token that is gone: returns whose it was. */
  async removeToken(provider: PaymentProviderName, token: string, removedAt: Date): Promise<string[]> {
    const rows = await this.rows.find({ where: { provider, token } });
    for (const { userId, id } of rows) await this.ofUser(userId).update({ id }, { removedAt });
    return rows.map(({ userId }) => userId);
  }

  /** Removes all of hers; the provider is asked to forget them afterwards. */
  async erase(userId: string): Promise<void> {
    const unwanted = this.unwantedMethods;
    for (const { token, provider, removedAt } of await this.ofUser(userId).find()) {
      if (removedAt === null) await unwanted.save({ token, provider });
    }
    await this.ofUser(userId).remove();
  }

  unwanted(provider: PaymentProviderName, take: number): Promise<UnwantedMethodEntity[]> {
    return this.unwantedMethods.find({ where: { provider }, take });
  }

  async forgotten(token: string): Promise<void> {
    await this.unwantedMethods.delete({ token });
  }
}
