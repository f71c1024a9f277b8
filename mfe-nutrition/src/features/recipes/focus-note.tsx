import { Figures } from '@nestwell/remote-kit';
import { Button, Card } from '@nestwell/ui';
import { useRef } from 'react';
import type { Recipe } from '../../lib/recipes/recipe';
import { scrollBehavior } from '../../lib/scroll';
import type { Focus } from './lib/tab-words';
import * as css from './recipe-panel.module.css';

interface FocusNoteProps {
  focus: Focus;
  /** Those shown now: a link leads to each. */
  recipes: readonly Recipe[];
}

/** What matters at a stage, and the way to its recipes. */
export function FocusNote({ focus, recipes }: FocusNoteProps) {
  return (
    <>
      <Card variant="field" shell={focus.shell} className={css.focus}>
        <h3>{focus.title}</h3>
        <p>
          {focus.note}
          {focus.energy !== undefined && <Figures> {focus.energy}</Figures>}
        </p>
      </Card>
      {focus.links && recipes.length > 0 && <QuickLinks recipes={recipes} />}
    </>
  );
}

function QuickLinks({ recipes }: Pick<FocusNoteProps, 'recipes'>) {
  const links = useRef<HTMLUListElement>(null);
  const goTo = (id: string) => {
    const card = links.current?.ownerDocument.getElementById(`recipe-${id}`);
    card?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    card?.focus({ preventScroll: true });
  };
  return (
    <ul ref={links} className={css.links} aria-label="Jump to a recipe">
      {recipes.map(({ id, name }) => (
        <li key={id}>
          <Button className={css.jump} variant="line" small onClick={() => goTo(id)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
