/** Degrees Celsius that a thermometer for people can show. */
export const temperatureLimits = { min: 30, max: 45 } as const;
