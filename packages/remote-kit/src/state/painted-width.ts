/** What the server took the window for that it paints a page for, and whoever takes that picture over. */
let isWide = false;

export const paintedAs = (wide: boolean): void => {
  isWide = wide;
};

export const wasPaintedWide = (): boolean => isWide;
