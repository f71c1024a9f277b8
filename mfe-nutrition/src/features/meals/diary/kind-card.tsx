import { mealTypeLabels, nutrition, type Meal, type MealType } from '@nestwell/contracts/nutrition';
import { deviceClock } from '@nestwell/domain/device-time';
import { inFigures } from '@nestwell/domain/reading';
import { Figures, useMember, WaitingMark } from '@nestwell/remote-kit';
import { Card, Copy, EggWell, Ellipsis, IconButton, List, Plus, Text, VisuallyHidden } from '@nestwell/ui';
import { amountInWords } from '../../../lib/foods/amount-words';
import { carbWords, showsCarbs } from '../../../lib/carbs/meal-carbs';
import { FoodMark } from '../../../lib/food-cautions/food-mark';
import { MealWell } from '../../../lib/meals/meal-look';
import * as css from './kind-card.module.css';
import { useSwipe } from './lib/use-swipe';
import { namesOf } from './use-diary-changes';

interface KindCardProps {
  kind: MealType;
  meals: readonly Meal[];
  /** What the day before had of this kind: offered while there is nothing yet. */
  again: readonly Meal[];
  /** 'Yesterday’s', 'Monday’s' */
  whose: string;
  onAgain: () => void;
  onAdd: () => void;
  onOpen: (meal: Meal) => void;
  onMenu: (meal: Meal) => void;
  onDelete: (meal: Meal) => void;
}

const energyOf = (meals: readonly Meal[]) => meals.reduce((sum, { calories }) => sum + calories, 0);

/** One kind of meal of the day. */
export function KindCard({ kind, meals, again, whose, onAgain, onAdd, ...onEntry }: KindCardProps) {
  const name = mealTypeLabels[kind];
  const member = useMember();
  return (
    <Card className={css.kind}>
      <div className={css.head}>
        <MealWell mealType={kind} />
        <h3>{name}</h3>
        {meals.length > 0 && (
          <span className={css.sum}>
            <Figures>{inFigures(energyOf(meals))} kcal</Figures>
            {showsCarbs(member) && <small>{carbWords(meals.map(({ carbs }) => carbs))}</small>}
          </span>
        )}
        <IconButton label={`Add to ${name.toLowerCase()}`} onClick={onAdd}>
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      {meals.length > 0 ? (
        <List aria-label={name} className={css.rows}>
          {meals.map((meal) => (
            <Entry key={meal.id} meal={meal} {...onEntry} />
          ))}
        </List>
      ) : again.length > 0 ? (
        <button type="button" className={css.again} onClick={onAgain}>
          <EggWell>
            <Copy />
          </EggWell>
          <span className={css.words}>
            <span className={css.meta}>
              {whose} {name.toLowerCase()} again
            </span>
            <b>{namesOf(again)}</b>
          </span>
          <Energy of={again} />
        </button>
      ) : (
        <Text soft small className={css.nothing}>
          Nothing yet
        </Text>
      )}
    </Card>
  );
}

interface EntryProps extends Pick<KindCardProps, 'onOpen' | 'onMenu' | 'onDelete'> {
  meal: Meal;
}

/** A finger to the left deletes it, which its menu says in words; Undo stands on what is said of it. */
function Entry({ meal, onOpen, onMenu, onDelete }: EntryProps) {
  const clock = deviceClock(new Date(meal.loggedAt));
  const swipe = useSwipe((to) => to === 'left' && onDelete(meal));
  return (
    <li className={css.row} {...swipe}>
      <button type="button" className={css.entry} onClick={() => onOpen(meal)}>
        <span className={css.words}>
          <b>{meal.name}</b>
          <span className={css.meta}>
            {meal.portion ? `${amountInWords(meal.portion)}, ${clock}` : clock}
          </span>
          <WaitingMark read={nutrition.listMeals} row={meal.id} />
        </span>
        <Energy of={[meal]} />
      </button>
      <IconButton label={`More for ${meal.name}`} aria-haspopup="dialog" onClick={() => onMenu(meal)}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <div className={css.mark}>
        <FoodMark name={meal.name} product={meal.product} withReason />
      </div>
    </li>
  );
}

function Energy({ of }: { of: readonly Meal[] }) {
  return (
    <Figures>
      <span className={css.figure}>
        {inFigures(energyOf(of))}
        <VisuallyHidden> kilocalories</VisuallyHidden>
      </span>
    </Figures>
  );
}
