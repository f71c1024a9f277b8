export const careContactLimits = { name: 60, phone: 30 } as const;
