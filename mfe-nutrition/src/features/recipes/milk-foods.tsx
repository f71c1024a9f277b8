import { Figures, useMember } from '@nestwell/remote-kit';
import { Button, Card, List, ListRow, VisuallyHidden } from '@nestwell/ui';
import { CrossReactionMark } from '../../lib/allergy-mark/cross-reaction-mark';
import { DiabetesMark } from '../../lib/carbs/diabetes-mark';
import { FoodMark } from '../../lib/food-cautions/food-mark';
import { useCautions } from '../../lib/food-cautions/use-cautions';
import { useLogAsMeal } from '../../lib/meals/use-log-as-meal';
import { milkFoodsFor, type MilkFood } from './lib/galactagogue-foods';
import * as css from './recipe-panel.module.css';

/** The single foods at the end of Milk+, without those that a member saved an allergy or a diet against. */
export function MilkFoods() {
  const foods = milkFoodsFor(useMember());
  if (foods.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="milk-foods">
      <div className={css.heading}>
        <h2 id="milk-foods">Galactagogue foods</h2>
      </div>
      <Card>
        <List className={css.foods} aria-labelledby="milk-foods">
          {foods.map((food) => (
            <Food key={food.name} food={food} />
          ))}
        </List>
      </Card>
    </section>
  );
}

function Food({ food }: { food: MilkFood }) {
  const { log, logging } = useLogAsMeal();
  const cautions = useCautions()
    .ofRecipe([food.name])
    .map(({ words }) => words);
  return (
    <ListRow
      className={css.food}
      title={food.name}
      meta={
        <>
          {food.serving}
          <Figures>, {food.calories} kcal</Figures>
          <CrossReactionMark name={food.name} />
          <DiabetesMark names={[food.name]} />
          <FoodMark name={food.name} />
          <span className={css.note}>{[...cautions, food.note].join(' ')}</span>
        </>
      }
      end={
        <Button variant="soft" small busy={logging} busyLabel="Logging..." onClick={() => log(food)}>
          Log as Meal
          <VisuallyHidden>: {food.name}</VisuallyHidden>
        </Button>
      }
    />
  );
}
