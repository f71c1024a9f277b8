export { billingEntities } from './billing.entities';
export { billingMigrations } from './billing.migrations';
export { BillingModule } from './billing.module';
export { rememberTrials } from './subscription/remember-trials';
