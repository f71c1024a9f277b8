/** mmHg that a device can show. */
export const pressureLimits = { upper: { min: 50, max: 300 }, lower: { min: 20, max: 250 } } as const;
