/**
 * What the thing at this place of a list is called until the server has named it; the first one as the whole change.
 * For fewer than 256.
 */
export function standInAt(id: string, index: number): string {
  const last = (parseInt(id.slice(-2), 16) ^ index).toString(16).padStart(2, '0');
  return `${id.slice(0, -2)}${last}`;
}
