import { useShowsFigures, useWide } from '@nestwell/remote-kit';
import { Button, Card, EmptyState, handsFocusOn, Skeleton, VisuallyHidden } from '@nestwell/ui';
import { lazy, memo, Suspense } from 'react';
import { spokenRecipes } from '../../lib/recipes/read-aloud';
import type { Recipe } from '../../lib/recipes/recipe';
import type { RecipeTab } from '../../lib/recipes/recipe-search';
import { SkipToTop } from '../../lib/skip-to-top';
import { ReadAloudButton } from '../../lib/speech/read-aloud-button';
import { FocusNote } from './focus-note';
import { tabFocus, tabHeadings } from './lib/tab-words';
import { useGrowing } from './lib/use-growing';
import { useJump } from './lib/use-jump';
import { RecipeCard } from './recipe-card';
import * as css from './recipe-panel.module.css';

/** One tab of six shows them. */
const MilkFoods = lazy(async () => ({ default: (await import('./milk-foods')).MilkFoods }));

interface RecipePanelProps {
  tab: RecipeTab;
  /** Already filtered. */
  recipes: readonly Recipe[];
  /** Takes every filter and the search off. */
  onShowAll: () => void;
}

/** One tab's recipes with their count, and what belongs to that stage. */
export const RecipePanel = memo(function RecipePanel({ tab, recipes, onShowAll }: RecipePanelProps) {
  const focus = tabFocus[tab];
  const showsFigures = useShowsFigures();
  const { jumpTo, asked } = useJump(recipes);
  return (
    <section className={css.panel} aria-labelledby="recipes-heading">
      <div className={css.heading}>
        <h2 id="recipes-heading">
          {tabHeadings[tab]} <span aria-hidden="true">{recipes.length}</span>
        </h2>
        <ReadAloudButton
          key={tab}
          name="this list"
          text={() => spokenRecipes(tabHeadings[tab], recipes, { note: focus?.note, showsFigures })}
        />
        <SkipToTop />
      </div>
      <VisuallyHidden as="p" role="status">
        {recipes.length === 1 ? '1 recipe' : `${recipes.length} recipes`}
      </VisuallyHidden>
      {focus && <FocusNote {...{ focus, recipes }} onJump={jumpTo} />}
      {tab === 'milk' && <Disclaimer />}
      {recipes.length === 0 ? (
        <EmptyState
          art="bowl"
          title="No recipe matches all of that"
          action={
            <Button ref={handsFocusOn} variant="soft" onClick={onShowAll}>
              Show all recipes
            </Button>
          }
        >
          Fewer filters will bring some back.
        </EmptyState>
      ) : (
        <Cards {...{ recipes, asked }} />
      )}
      {tab === 'milk' && (
        <Suspense fallback={<Skeleton label="Loading galactagogue foods" />}>
          <MilkFoods />
        </Suspense>
      )}
      <div className={css.end}>
        <SkipToTop />
      </div>
    </section>
  );
});

function Cards({ recipes, asked }: { recipes: readonly Recipe[]; asked: number }) {
  const shown = recipes.slice(0, useGrowing(recipes.length, asked));
  const columns = useWide() ? [0, 1] : [0];
  return (
    <div className={css.cards} data-growing={shown.length < recipes.length}>
      {columns.map((column) => (
        <div key={column} className={css.column}>
          {shown
            .filter((_, index) => index % columns.length === column)
            .map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} />
            ))}
        </div>
      ))}
    </div>
  );
}

/** Said before anything else in Milk+. */
function Disclaimer() {
  return (
    <Card variant="field" shell="duck">
      <p>
        Worried about your milk? What helps first is help with latching and feeding, a weight check of your
        baby, and milk removed more often. Food comes after that.
      </p>
      <p>
        These foods are tradition more than proof. Please consult a healthcare provider before you use herbs
        or supplements for milk supply, and whenever you worry about how your baby feeds or grows.
      </p>
    </Card>
  );
}
