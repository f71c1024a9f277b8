export const paymentProviders = ['paypal', 'test'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * created: the buyer has yet to approve · captured: paid, gives no access yet · activated: paid and in use ·
 * declined, refunded: gives no access.
 */
export const orderStates = ['created', 'captured', 'activated', 'declined', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** How the test provider treats a buyer: her next approval, and every charge of her stored method after it. */
export const testBehaviours = ['approve', 'decline', 'down'] as const;
export type TestBehaviour = (typeof testBehaviours)[number];

/** What an order pays for: a plan chosen now, or the next period of one. */
export const orderKinds = ['purchase', 'renewal'] as const;
export type OrderKind = (typeof orderKinds)[number];
