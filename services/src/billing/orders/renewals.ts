import type { OrderEntity } from './order.entity';

/** What follows a paid period. The renewals provide it, and the orders know nothing else of them. */
export abstract class Renewals {
  /** Plans the charge that continues what an order paid for until `dueAt`. Call inside a transaction. */
  abstract plan(order: OrderEntity, dueAt: Date): Promise<void>;
  /** Nothing more will be charged. */
  abstract stop(userId: string): Promise<void>;
  /** Whether she will be charged again. */
  abstract isPlanned(userId: string): Promise<boolean>;
}
