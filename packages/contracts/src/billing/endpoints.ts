export * from './subscription.endpoints';
export * from './checkout.endpoints';
export * from './payments.endpoints';
