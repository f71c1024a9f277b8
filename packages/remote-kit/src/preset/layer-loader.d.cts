/** Selectors that would reach elements outside the module. */
export function globalSelectors(source: string): string[];
