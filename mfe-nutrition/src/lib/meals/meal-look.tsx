import type { MealType } from '@nestwell/contracts/nutrition';
import { Apple, EggWell, Soup, Sun, Sunrise, type Shell } from '@nestwell/ui';
import type { ComponentType } from 'react';

const LOOK = {
  breakfast: { Icon: Sunrise, shell: 'straw' },
  lunch: { Icon: Sun, shell: 'moss' },
  dinner: { Icon: Soup, shell: 'russet' },
  snack: { Icon: Apple, shell: 'heather' },
} as const satisfies Record<MealType, { Icon: ComponentType; shell: Shell }>;

/** Decorative: its word stands beside it. */
export function MealIcon({ mealType }: { mealType: MealType }) {
  const { Icon } = LOOK[mealType];
  return <Icon aria-hidden="true" />;
}

/** The egg of a time of day. Decorative: its word stands beside it. */
export function MealWell({ mealType }: { mealType: MealType }) {
  const { Icon, shell } = LOOK[mealType];
  return (
    <EggWell shell={shell}>
      <Icon />
    </EggWell>
  );
}
