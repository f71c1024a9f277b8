/** A number as people type it, with a point or a comma; null for anything else. */
export function readNumber(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,4}(\.\d{0,2})?$/.test(text) ? Number(text) : null;
}
