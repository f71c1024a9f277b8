export { deliveryEntities } from './delivery.entities';
export { deliveryMigrations } from './delivery.migrations';
export { DeliveryModule } from './delivery.module';
