import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Prices } from '../checkout/prices';
import type { OrderEntity } from '../orders/order.entity';
import { StoredCharges, type ChargeOutcome } from '../orders/stored-charges';
import { RenewalOutcomes } from './renewal-outcomes';
import type { RenewalEntity } from './renewal.entity';

/** One try to charge one renewal. */
@Injectable()
export class RenewalCharges {
  constructor(
    private readonly charges: StoredCharges,
    private readonly outcomes: RenewalOutcomes,
    private readonly database: Database,
    private readonly prices: Prices,
  ) {}

  /** The renewal must be claimed. Throws ProviderUnavailable when it is not known whether money moved. */
  async run(renewal: RenewalEntity): Promise<void> {
    if (await this.outcomes.wasCancelled(renewal)) return;
    const order = await this.orderFor(renewal);
    if (order === null) return;
    // A run that was interrupted after the charge has its answer in the ledger already.
    if (order.state === 'captured') return this.outcomes.charged(order);
    const outcome = await this.charges.charge(order);
    const follow = {
      captured: () => this.outcomes.charged(order),
      activated: () => this.outcomes.charged(order),
      declined: () => this.outcomes.declined(renewal),
      // Still being worked on by the provider.
      created: () => this.outcomes.unknown(renewal),
      gone: () => this.outcomes.gone(renewal),
      refunded: () => this.outcomes.calledOff(renewal),
      'no-method': () => this.outcomes.stopped(renewal),
    } as const satisfies Record<ChargeOutcome, () => Promise<void>>;
    return follow[outcome]();
  }

  /**
   * The order whose outcome is still unknown, or a new one: a repeat must carry the same name to charge once. Null
   * when the charge was called off meanwhile.
   */
  private async orderFor(renewal: RenewalEntity): Promise<OrderEntity | null> {
    const { userId, plan, orderId } = renewal;
    const pending = orderId === null ? null : await this.charges.find(userId, orderId);
    if (pending !== null) return pending;
    const price = await this.prices.of(plan, renewal);
    return this.database.run(async () => {
      const order = await this.charges.open(userId, price);
      return (await this.outcomes.pending(renewal, order)) ? order : null;
    });
  }
}
