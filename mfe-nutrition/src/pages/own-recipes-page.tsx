import type { KeptFood } from '@nestwell/contracts/nutrition';
import { Link } from '@nestwell/remote-kit/router';
import { Page, PageHeader } from '@nestwell/ui';
import { useState } from 'react';
import { AddToPlan } from '../features/meal-plans/add-to-plan';
import { RefusedFood } from '../features/meals/own-recipes/refused-food';
import { OwnRecipes } from '../features/meals/own-recipes/own-recipes';

/** The recipes she keeps. */
export function OwnRecipesPage() {
  const [planned, setPlanned] = useState<KeptFood>();
  return (
    <Page>
      <PageHeader title="Your recipes" back={{ to: '/nutrition', label: 'Nutrition', Link }} />
      <OwnRecipes onPlan={setPlanned} />
      <RefusedFood />
      {planned && <AddToPlan food={planned} onClose={() => setPlanned(undefined)} />}
    </Page>
  );
}
