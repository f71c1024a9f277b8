import { difficulties, exerciseCategories } from '@nestwell/contracts/fitness';
import { SelectField } from '@nestwell/ui';
import * as css from './fitness-page.module.css';
import { categoryLooks, difficultyLabels } from './lib/category';
import type { Filters } from './lib/catalogue-view';

interface ExerciseFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Omit<Filters, 'tab'>>) => void;
}

const categories = [
  { value: 'all', label: 'All' },
  ...exerciseCategories.map((value) => ({ value, label: categoryLooks[value].label })),
] as const;

const levels = [
  { value: 'all', label: 'Any level' },
  ...difficulties.map((value) => ({ value, label: difficultyLabels[value] })),
] as const;

export function ExerciseFilters({ filters, onChange }: ExerciseFiltersProps) {
  return (
    <div className={css.filters}>
      <SelectField
        label="Category"
        options={categories}
        value={filters.category}
        onValueChange={(category) => onChange({ category })}
      />
      <SelectField
        label="Difficulty"
        options={levels}
        value={filters.difficulty}
        onValueChange={(difficulty) => onChange({ difficulty })}
      />
    </div>
  );
}
