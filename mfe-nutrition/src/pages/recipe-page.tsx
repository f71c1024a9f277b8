import { useMember } from '@nestwell/remote-kit';
import { Link, useSearchParams } from '@nestwell/remote-kit/router';
import { EmptyState, Page, PageHeader } from '@nestwell/ui';
import { RecipeCard } from '../features/recipes/recipe-card';
import { recipesFor } from '../lib/recipes/quiet-recipes';

/** One recipe of the catalogue as other pages lead to it: what it takes first, cooking one tap further. */
export function RecipePage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const recipe = recipesFor(useMember()).find((one) => one.id === id);
  return (
    <Page>
      <PageHeader
        title={recipe ? 'Recipe' : 'Recipe not found'}
        back={{ to: '/nutrition', label: 'Nutrition', Link }}
      />
      {recipe ? (
        <RecipeCard recipe={recipe} alone />
      ) : (
        <EmptyState art="bowl" title="It is not there anymore">
          The other recipes are where they were.
        </EmptyState>
      )}
    </Page>
  );
}
