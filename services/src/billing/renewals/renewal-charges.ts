import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { priceOf } from '../checkout/price';
import type { OrderEntity } from '../orders/order.entity';
import { StoredCharges } from '../orders/stored-charges';
import { RenewalOutcomes } from './renewal-outcomes';
import type { RenewalEntity } from './renewal.entity';

/** One try to charge one renewal. */
@Injectable()
export class RenewalCharges {
  constructor(
    private readonly charges: StoredCharges,
    private readonly outcomes: RenewalOutcomes,
    private readonly database: Database,
  ) {}

  /** The renewal must be claimed. Throws ProviderUnavailable when it is not known whether money moved. */
  async run(renewal: RenewalEntity): Promise<void> {
    if (await this.outcomes.wasCancelled(renewal)) return;
    const order = await this.orderFor(renewal);
    if (order === null) return;
    // A run that was interrupted after the charge has its answer in the ledger already.
    if (order.state === 'captured') return this.outcomes.charged(order);
    const outcome = await this.charges.charge(order);
    if (outcome === 'captured') return this.outcomes.charged(order);
    return outcome === 'declined' ? this.outcomes.declined(renewal) : this.outcomes.stopped(renewal);
  }

  /**
   * The order whose outcome is still unknown, or a new one: a repeat must carry the same name to charge once. Null
   * when the charge was called off meanwhile.
   */
  private async orderFor(renewal: RenewalEntity): Promise<OrderEntity | null> {
    const { userId, plan, orderId } = renewal;
    const pending = orderId === null ? null : await this.charges.find(userId, orderId);
    if (pending !== null) return pending;
    const price = await priceOf(plan, placeOf(renewal));
    return this.database.run(async () => {
      const order = await this.charges.open(userId, price);
      return (await this.outcomes.pending(renewal, order)) ? order : null;
    });
  }
}

const placeOf = ({ country, region }: RenewalEntity) => ({
  country: country ?? undefined,
  region: region ?? undefined,
});
