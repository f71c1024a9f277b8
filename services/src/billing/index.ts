export { billingEntities } from './billing.entities';
export { billingMigrations } from './billing.migrations';
export { BillingModule } from './billing.module';
