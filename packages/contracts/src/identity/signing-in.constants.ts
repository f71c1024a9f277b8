export const passkeyLimits = { name: 60, most: 20 } as const;

/** A sheet of codes; dashes and capitals do not matter. */
export const recoveryRules = { codes: 10, length: 8 } as const;
