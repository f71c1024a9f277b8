/** Characters of a thing and of what she notes of it; things on a list, and added at once. */
export const bagLimits = { name: 120, note: 120, items: 150, atOnce: 60 } as const;

/** Where a thing stands on the list, in this order. */
export const bagKinds = ['papers', 'you', 'baby'] as const;
export type BagKind = (typeof bagKinds)[number];
