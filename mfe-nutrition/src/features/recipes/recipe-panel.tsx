import { Button, Card, EmptyState } from '@nestwell/ui';
import { memo, useRef } from 'react';
import type { Recipe } from '../../lib/recipes/recipe';
import type { RecipeTab } from '../../lib/recipes/recipe-search';
import { scrollBehavior } from '../../lib/scroll';
import { SkipToTop } from '../../lib/skip-to-top';
import { focusNotes, tabHeadings } from './lib/tab-words';
import { useGrowing } from './lib/use-growing';
import { useWide } from './lib/use-wide';
import { MilkFoods } from './milk-foods';
import { RecipeCard } from './recipe-card';
import * as css from './recipe-panel.module.css';

interface RecipePanelProps {
  tab: RecipeTab;
  /** Already filtered. */
  recipes: readonly Recipe[];
  /** Takes every filter and the search off. */
  onShowAll: () => void;
}

const QUICK_LINKS = 4;

/** One tab's recipes with their count, and what belongs to that stage. */
export const RecipePanel = memo(function RecipePanel({ tab, recipes, onShowAll }: RecipePanelProps) {
  const note = focusNotes[tab];
  return (
    <section className={css.panel} aria-labelledby="recipes-heading">
      <div className={css.heading}>
        <h2 id="recipes-heading">
          {tabHeadings[tab]} <span aria-hidden="true">{recipes.length}</span>
        </h2>
        <SkipToTop />
      </div>
      <p role="status" className="nw-sr">
        {recipes.length === 1 ? '1 recipe' : `${recipes.length} recipes`}
      </p>
      {note && <FocusNote note={note} recipes={recipes.slice(0, QUICK_LINKS)} />}
      {tab === 'milk' && <Disclaimer />}
      {recipes.length === 0 ? (
        <EmptyState
          art="bowl"
          title="No recipe matches all of that"
          action={
            <Button variant="soft" onClick={onShowAll}>
              Show all recipes
            </Button>
          }
        >
          Fewer filters will bring some back.
        </EmptyState>
      ) : (
        <Cards recipes={recipes} />
      )}
      {tab === 'milk' && <MilkFoods />}
    </section>
  );
});

function Cards({ recipes }: { recipes: readonly Recipe[] }) {
  const shown = recipes.slice(0, useGrowing(recipes.length));
  const columns = useWide() ? [0, 1] : [0];
  return (
    <div className={css.cards}>
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
        These foods are tradition more than proof. Please consult a healthcare provider before you use herbs
        or supplements for milk supply, and whenever you worry about how your baby feeds or grows.
      </p>
    </Card>
  );
}

function FocusNote({ note, recipes }: { note: string; recipes: readonly Recipe[] }) {
  const links = useRef<HTMLUListElement>(null);
  const goTo = (id: string) => {
    const card = links.current?.ownerDocument.getElementById(`recipe-${id}`);
    card?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    card?.focus({ preventScroll: true });
  };
  return (
    <div className={css.focus}>
      <p>{note}</p>
      <ul ref={links} className={css.links} aria-label="Jump to a recipe">
        {recipes.map(({ id, name }) => (
          <li key={id}>
            <Button variant="line" small onClick={() => goTo(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
