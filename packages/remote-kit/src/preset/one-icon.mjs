import { createElement, forwardRef } from 'react';

/**
 * An icon as lucide draws it, in the place of lucide's own way there, which puts each icon together anew, attribute by
 * attribute, however often a page shows it: a twentieth of what a painted Home costs. Its lines are made once. Strokes
 * that keep their width, what an icon is told from above, and classes by its names nobody uses here.
 */
export function createLucideIcon({ size: box = 24, node }) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return forwardRef(({ color = 'currentColor', size = 24, strokeWidth = 2, children, ...others }, ref) =>
    createElement(
      'svg',
      {
        ref,
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(!children && !isNamed(others) && { 'aria-hidden': 'true' }),
        ...others,
      },
      ...lines,
      children,
    ),
  );
}

/** Whoever names it means it to be heard. */
function isNamed(attributes) {
  for (const name in attributes)
    if ((name.startsWith('aria-') || name === 'role' || name === 'title') && attributes[name] != null)
      return true;
  return false;
}
