const format = new Intl.NumberFormat('en-US');

/**
 * '2,100': a figure as it stands on a screen. In English whatever her locale, like the words around it and the
 * fields she types into: between English words 2.100 would be read as two and a bit.
 */
export const inFigures = (value: number): string => format.format(value);
