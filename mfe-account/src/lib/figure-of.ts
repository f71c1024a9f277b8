/** A figure as typed, with a point or a comma; NaN for anything else. */
export function figureOf(typed: string): number {
  return /^\d{1,4}([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : Number.NaN;
}
