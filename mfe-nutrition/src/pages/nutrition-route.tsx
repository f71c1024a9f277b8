import { useSearchParams } from '@nestwell/remote-kit/router';
import { Page, Skeleton } from '@nestwell/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { NutritionPage } from './nutrition-page';

/** Diary and own recipes come when they are looked at, not with the hub. */
const Diary = lazy(async () => ({ default: (await import('../features/meals/diary/diary-page')).DiaryPage }));

const OwnRecipes = lazy(async () => ({ default: (await import('./own-recipes-page')).OwnRecipesPage }));

const Recipe = lazy(async () => ({ default: (await import('./recipe-page')).RecipePage }));

const VIEWS: Readonly<Record<string, { View: ComponentType; label: string }>> = {
  diary: { View: Diary, label: 'Loading the diary' },
  recipes: { View: OwnRecipes, label: 'Loading your recipes' },
  recipe: { View: Recipe, label: 'Loading the recipe' },
};

/** `/nutrition` is the hub; `?view=diary` is the diary, `?view=recipes` her own recipes, `?view=recipe&id=…` one of ours. */
export function NutritionRoute() {
  const [params] = useSearchParams();
  const shown = VIEWS[params.get('view') ?? ''];
  if (shown === undefined) return <NutritionPage />;
  const { View, label } = shown;
  return (
    <Suspense
      fallback={
        <Page>
          <Skeleton label={label} rows={6} />
        </Page>
      }
    >
      <View />
    </Suspense>
  );
}
