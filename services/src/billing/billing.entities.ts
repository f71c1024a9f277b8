import type { Entities } from '../platform/database/data-source';
import { EarlyRefundEntity } from './orders/early-refund.entity';
import { OrderEntity, PaymentEventEntity } from './orders/order.entity';
import { PaymentMethodEntity, UnwantedMethodEntity } from './orders/payment-method.entity';
import { TestMethodEntity, TestPaymentEntity } from './providers/test/test-payment.entity';
import { RenewalEntity } from './renewals/renewal.entity';
import { SubscriptionEntity, UsedTrialEntity } from './subscription/subscription.entity';
import { WebhookEventEntity } from './webhooks/webhook-event.entity';

/** The area's tables. With at least one, its module registers with PersonalData. */
export const billingEntities: Entities = [
  EarlyRefundEntity,
  OrderEntity,
  PaymentEventEntity,
  PaymentMethodEntity,
  RenewalEntity,
  SubscriptionEntity,
  TestMethodEntity,
  TestPaymentEntity,
  UnwantedMethodEntity,
  UsedTrialEntity,
  WebhookEventEntity,
];
