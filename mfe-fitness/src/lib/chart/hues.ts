import type { Measure, Shell } from '@nestwell/ui';

const shells: Partial<Record<Measure | Shell, Shell>> = {
  water: 'duck',
  sleep: 'dusk',
  mood: 'heather',
  energy: 'straw',
  weight: 'moss',
  move: 'russet',
  moss: 'moss',
};

/** A field, the edge around it and the ink that is read on it. */
export function fieldAndEdgeOf(hue: Measure | Shell) {
  const name = shells[hue] ?? 'primary';
  return {
    field: `var(--nw-${name}-field)`,
    edge: name === 'primary' ? 'var(--nw-data-calories)' : `var(--nw-${name}-mid)`,
    ink: name === 'primary' ? 'var(--nw-primary-text)' : `var(--nw-${name}-ink)`,
  };
}
