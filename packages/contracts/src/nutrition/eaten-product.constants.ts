/** Rules that one product may ask for, and the length of a rule's id. */
export const eatenProductLimits = { cautions: 12, cautionId: 30 } as const;
