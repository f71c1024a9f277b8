import { Figures } from '@nestwell/remote-kit';
import { Button, Card } from '@nestwell/ui';
import type { Recipe } from '../../lib/recipes/recipe';
import type { Focus } from './lib/tab-words';
import * as css from './recipe-panel.module.css';

interface FocusNoteProps {
  focus: Focus;
  /** Those shown now: a link leads to each. */
  recipes: readonly Recipe[];
  onJump: (recipeId: string) => void;
}

/** What matters at a stage, and the way to its recipes. */
export function FocusNote({ focus, recipes, onJump }: FocusNoteProps) {
  return (
    <>
      <Card variant="field" shell={focus.shell} className={css.focus}>
        <h3>{focus.title}</h3>
        <p>
          {focus.note}
          {focus.energy !== undefined && <Figures> {focus.energy}</Figures>}
        </p>
      </Card>
      {focus.links && recipes.length > 0 && <QuickLinks {...{ recipes, onJump }} />}
    </>
  );
}

function QuickLinks({ recipes, onJump }: Pick<FocusNoteProps, 'recipes' | 'onJump'>) {
  return (
    <ul className={css.links} aria-label="Jump to a recipe">
      {recipes.map(({ id, name }) => (
        <li key={id}>
          <Button className={css.jump} variant="line" small onClick={() => onJump(id)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
