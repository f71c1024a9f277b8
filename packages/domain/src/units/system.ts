/** How measures are shown; what is kept is always pounds and centimetres. */
export const unitSystems = ['us', 'metric'] as const;
export type UnitSystem = (typeof unitSystems)[number];
