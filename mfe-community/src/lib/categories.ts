import type { Category } from '@nestwell/contracts/community';
import type { Shell } from '@nestwell/ui';

export const categoryNames = {
  support: 'Support',
  nutrition: 'Nutrition',
  fitness: 'Fitness',
} as const satisfies Record<Category, string>;

export const categoryShells = {
  support: 'heather',
  nutrition: 'moss',
  fitness: 'russet',
} as const satisfies Record<Category, Shell>;
