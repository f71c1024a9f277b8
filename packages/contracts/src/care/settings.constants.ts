/** Characters of a name. */
export const careSettingsLimits = { name: 40 } as const;
