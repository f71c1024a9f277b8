import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { OrderState } from '@nestwell/contracts/billing/server';
import { In, LessThan, Repository } from 'typeorm';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { UserRows } from '../../platform/database/user-rows';
import { OrderEntity, PaymentEventEntity } from './order.entity';

type NewOrder = Omit<
  OrderEntity,
  'userId' | 'id' | 'state' | 'createdAt' | 'capturedAt' | 'captureId' | 'periodEnd'
>;

@Injectable()
export class PaymentEventsRepository extends UserRows<PaymentEventEntity> {
  constructor(
    @InjectRepository(PaymentEventEntity) rows: Repository<PaymentEventEntity>,
    database: Database,
  ) {
    super(rows, database);
  }
}

/** The ledger: an order's row says where it stands, its events how it got there. */
@Injectable()
export class OrdersRepository extends UserRows<OrderEntity> {
  constructor(
    @InjectRepository(OrderEntity) rows: Repository<OrderEntity>,
    database: Database,
    private readonly events: PaymentEventsRepository,
    private readonly clock: Clock,
  ) {
    super(rows, database);
  }

  /** Writes an order down; one with this id that is there already stays as it is. */
  async add(userId: string, order: NewOrder, id = newId()): Promise<OrderEntity> {
    const known = await this.ofUser(userId).byId(id);
    if (known !== null) return known;
    return this.database.run(async () => {
      const createdAt = this.clock.now();
      const blank = { captureId: null, periodEnd: null, capturedAt: null };
      const row = await this.ofUser(userId).insert({ ...order, ...blank, id, state: 'created', createdAt });
      await this.note(row, 'created', null);
      return row;
    });
  }

  /** The user's order by the provider's name of it, or null: another user's order does not exist for her. */
  ofProvider(userId: string, providerOrderId: string): Promise<OrderEntity | null> {
    return this.ofUser(userId).findOne({ providerOrderId });
  }

  async nameAtProvider(order: OrderEntity, providerOrderId: string): Promise<void> {
    await this.ofUser(order.userId).update({ id: order.id }, { providerOrderId });
  }

  /**
   * Moves an order on, and notes it, unless it is no longer in one of the `from` states. Of many that try at once
   * exactly one is answered true.
   */
  move(
    order: OrderEntity,
    from: readonly OrderState[],
    changes: OrderChange,
    detail?: string,
  ): Promise<boolean> {
    return this.database.run(async () => {
      const moved = await this.ofUser(order.userId).update({ id: order.id, state: In([...from]) }, changes);
      if (moved !== 1) return false;
      await this.note(order, changes.state, detail ?? null);
      return true;
    });
  }

  /** Runs work on orders in one transaction with everything it touches. */
  together<T>(work: () => Promise<T>): Promise<T> {
    return this.database.run(work);
  }

  async usedUntil(order: OrderEntity, periodEnd: Date): Promise<void> {
    await this.ofUser(order.userId).update({ id: order.id }, { periodEnd });
  }

  /** For events that the provider sends, which name no user of ours. */
  byProviderOrder(providerOrderId: string): Promise<OrderEntity | null> {
    return this.rows.findOne({ where: { providerOrderId } });
  }

  byCapture(captureId: string): Promise<OrderEntity | null> {
    return this.rows.findOne({ where: { captureId } });
  }

  /** Purchases that were paid before a moment and never put to use: the browser was closed in between. */
  paidButUnused(before: Date, take: number): Promise<OrderEntity[]> {
    return this.rows.find({
      where: { state: 'captured', kind: 'purchase', capturedAt: LessThan(before) },
      order: { capturedAt: 'ASC' },
      take,
    });
  }

  private async note(order: OrderEntity, state: OrderState, detail: string | null): Promise<void> {
    const at = this.clock.now();
    await this.events
      .ofUser(order.userId)
      .insert({ orderId: order.id, state, detail: detail?.slice(0, 200) ?? null, at });
  }
}

type OrderChange = { state: OrderState } & Partial<
  Pick<OrderEntity, 'captureId' | 'capturedAt' | 'periodEnd' | 'providerOrderId'>
>;
