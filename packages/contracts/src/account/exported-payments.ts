/** What an export holds of her plan. */
export const exportedBilling = {
  subscription: [
    'userId',
    'trialEndsAt',
    'plan',
    'paidUntil',
    'graceUntil',
    'cancelledAt',
    'trialReminderAt',
  ],
} as const;

/** What an export holds of her payments, as the provider and the next charge need them. */
export const exportedPayments = {
  orders: [
    'userId',
    'id',
    'provider',
    'providerOrderId',
    'kind',
    'plan',
    'state',
    'country',
    'region',
    'netCents',
    'taxCents',
    'totalCents',
    'captureId',
    'periodEnd',
    'createdAt',
    'capturedAt',
  ],
  events: ['userId', 'id', 'orderId', 'state', 'detail', 'at'],
  methods: ['userId', 'id', 'provider', 'token', 'createdAt', 'removedAt'],
  renewal: [
    'userId',
    'plan',
    'country',
    'region',
    'dueAt',
    'nextChargeAt',
    'failures',
    'orderId',
    'leasedUntil',
    'remindedAt',
  ],
} as const;
