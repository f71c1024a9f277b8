/** What she may be reminded of from the first day; she picks each herself. */
export const wishes = ['vitamin', 'water', 'check-in'] as const;
export type Wish = (typeof wishes)[number];
