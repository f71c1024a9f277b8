import { rootElementId } from '@nestwell/contracts/delivery';

/**
 * Whether what the server painted of a remote is this version's. Another one has class names of its own: it does not
 * take over what it did not draw.
 */
export function hasPainted(owner: string): boolean {
  if (typeof document === 'undefined') return true;
  const painters = document.getElementById(rootElementId)?.dataset.painters;
  return painters === undefined || painters.split(' ').includes(owner);
}
