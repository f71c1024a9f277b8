export { deliveryEntities } from './delivery.entities';
export { DeliveryModule } from './delivery.module';
export { ReleaseStore } from './release-store';
