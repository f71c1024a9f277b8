import { createElement, forwardRef } from 'react';

/**
 * An icon as lucide draws it, in the place of lucide's own way there, which puts each icon together anew, attribute by
 * attribute, however often a page shows it: a twentieth of what a painted Home costs. Its lines are made once. Strokes
 * that keep their width, and what an icon is told from above, nobody uses here.
 */
export function createLucideIcon({ name, aliases = [], size: box = 24, node }) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  const own = ['lucide', ...[name, ...aliases].map((called) => `lucide-${called}`)].join(' ');
  return forwardRef(
    ({ color = 'currentColor', size = 24, strokeWidth = 2, className, children, ...others }, ref) =>
      createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: `0 0 ${box} ${box}`,
          fill: 'none',
          stroke: color,
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: className ? `${own} ${className}` : own,
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
