import { useSearchParams } from '@nestwell/remote-kit/router';
import { Page, Skeleton } from '@nestwell/ui';
import { lazy, Suspense } from 'react';
import { NutritionPage } from './nutrition-page';

/** The diary comes when it is looked at, not with the recipes. */
const Diary = lazy(async () => ({ default: (await import('../features/meals/diary/diary-page')).DiaryPage }));

/** `/nutrition` is the hub; `?view=diary` is the diary. */
export function NutritionRoute() {
  const [params] = useSearchParams();
  if (params.get('view') !== 'diary') return <NutritionPage />;
  return (
    <Suspense
      fallback={
        <Page>
          <Skeleton label="Loading the diary" rows={6} />
        </Page>
      }
    >
      <Diary />
    </Suspense>
  );
}
