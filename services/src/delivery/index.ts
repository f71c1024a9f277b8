export { deliveryEntities } from './delivery.entities';
export { DeliveryModule } from './delivery.module';
