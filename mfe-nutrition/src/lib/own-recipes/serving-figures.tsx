import { Figures as Energy } from '@nestwell/remote-kit';
import { Stat, StatLine } from '@nestwell/ui';
import type { Figures } from '../foods/figures';

const grams = (amount: number | null) => (amount === null ? '–' : Math.round(amount));

/** What one serving has. */
export function ServingFigures({ figures }: { figures: Omit<Figures, 'micronutrients'> }) {
  return (
    <StatLine>
      <Energy>
        <Stat value={figures.calories} label="kcal" />
      </Energy>
      <Stat value={grams(figures.protein)} unit="g" label="protein" />
      <Stat value={grams(figures.carbs)} unit="g" label="carbs" />
      <Stat value={grams(figures.fat)} unit="g" label="fat" />
    </StatLine>
  );
}
