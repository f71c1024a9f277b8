/** Why a sheet would reach beyond its module, one sentence each. */
export function leaks(source: string, sheet: { isModule: boolean; layer: string }): string[];
/** Selectors that would reach elements outside the module. */
export function globalSelectors(source: string): string[];
