import { OrderEntity, PaymentEventEntity } from './orders/order.entity';
import { PaymentMethodEntity, UnwantedMethodEntity } from './orders/payment-method.entity';
import { TestMethodEntity, TestPaymentEntity } from './providers/test/test-payment.entity';
import { RenewalEntity } from './renewals/renewal.entity';
import { WebhookEventEntity } from './webhooks/webhook-event.entity';

export const paymentEntities = [
  OrderEntity,
  PaymentEventEntity,
  PaymentMethodEntity,
  RenewalEntity,
  TestMethodEntity,
  TestPaymentEntity,
  UnwantedMethodEntity,
  WebhookEventEntity,
] as const;
