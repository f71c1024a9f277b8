import { rootElementId } from '@nestwell/contracts/delivery';

/**
 * Whether what the server rendered of a remote is this version's. Another one has class names of its own: it does not
 * take over what it did not draw.
 */
export function hasRendered(owner: string): boolean {
  if (typeof document === 'undefined') return true;
  const renderers = document.getElementById(rootElementId)?.dataset.ssrReleases;
  return renderers === undefined || renderers.split(' ').includes(owner);
}
