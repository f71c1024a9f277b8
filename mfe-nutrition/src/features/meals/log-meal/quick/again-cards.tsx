import type { Meal } from '@nestwell/contracts/nutrition';
import { fitFor, fitWords } from '@nestwell/domain/food-fit';
import { inFigures } from '@nestwell/domain/reading';
import { Figures, useUser } from '@nestwell/remote-kit';
import { Copy, EggWell } from '@nestwell/ui';
import { contentOfMeals } from '../../../../lib/foods/content-of';
import type { Again } from '../../../../lib/foods/often';
import * as css from './quick.module.css';

/** Meals of earlier days: pressing one logs it at once. */
export function AgainCards({
  cards,
  onLog,
}: {
  cards: readonly Again[];
  onLog: (meals: readonly Meal[]) => void;
}) {
  const { user } = useUser();
  if (cards.length === 0) return null;
  return (
    <section aria-label="Again, in one tap">
      <h3 className={css.heading}>Again, in one tap</h3>
      <ul role="list" className={css.cards}>
        {cards.map(({ title, meals }) => (
          <li key={title}>
            <button type="button" className={css.card} onClick={() => onLog(meals)}>
              <span className={css.words}>
                <small>{title}</small>
                <b>{meals.map(({ name }) => name).join(', ')}</b>
                {fitWords(fitFor(user, contentOfMeals(meals))).map((words) => (
                  <small key={words}>{words}</small>
                ))}
                <Figures>
                  <small>{inFigures(meals.reduce((sum, { calories }) => sum + calories, 0))} kcal</small>
                </Figures>
              </span>
              <EggWell>
                <Copy />
              </EggWell>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
