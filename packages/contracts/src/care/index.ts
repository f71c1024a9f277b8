/** The calls of the care area, those of each of its parts beside the others. */
export const care = {} as const;
