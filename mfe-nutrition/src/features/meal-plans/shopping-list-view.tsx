import {
  nutrition,
  type MealPlan,
  type ShoppingCategory,
  type ShoppingGroup,
  type ShoppingTick,
} from '@nestwell/contracts/nutrition';
import { useMember, WaitingMark } from '@nestwell/remote-kit';
import { Card, Check, ProgressBar, shellClass, type Shell } from '@nestwell/ui';
import { useMemberUnits } from '../../lib/recipes/use-member-units';
import { markedItem } from './lib/marked-item';
import { ListTools } from './list-tools';
import * as css from './meal-plan-page.module.css';
import { useTicks } from './use-ticks';

const SHELLS = {
  Proteins: 'russet',
  'Grains & Seeds': 'straw',
  'Fruits & Vegetables': 'moss',
  Pantry: 'dusk',
} as const satisfies Record<ShoppingCategory, Shell>;

const tickedOf = (items: ShoppingGroup['items']) => items.filter((line) => line.checked).length;

/** What the plan's recipes need, to tick off in the shop. */
export function ShoppingList({ plan }: { plan: MealPlan }) {
  const tick = useTicks(plan);
  const all = plan.shoppingList.flatMap(({ items }) => items);
  const ticked = tickedOf(all);
  return (
    <section className={css.section} aria-labelledby="shopping-list">
      <div className={css.heading}>
        <h2 id="shopping-list">Smart Shopping List</h2>
        <span className={css.soft}>{`${ticked} of ${all.length}`}</span>
        <WaitingMark read={nutrition.listMealPlans} row={plan.id} />
      </div>
      <ProgressBar
        percentage={all.length > 0 ? (ticked / all.length) * 100 : 0}
        label="Shopping list checked off"
        valueText={`${ticked} of ${all.length}`}
      />
      <ListTools plan={plan} />
      <Card className={css.groups}>
        {plan.shoppingList.map((group) => (
          <Group key={group.category} group={group} onTick={tick} />
        ))}
      </Card>
      {all.some(({ amount }) => amount !== undefined) && (
        <p className={css.soft}>
          Amounts are for one serving of each meal, added up where they can be. Where they cannot be, it says
          servings.
        </p>
      )}
    </section>
  );
}

function Group({ group, onTick }: { group: ShoppingGroup; onTick: (tick: ShoppingTick) => void }) {
  const { category, items } = group;
  const member = useMember();
  const inMemberUnits = useMemberUnits();
  return (
    <section aria-label={category}>
      <h3 className={css.category}>
        <span className={`${css.egg} ${shellClass(SHELLS[category])}`} aria-hidden="true" />
        {category}
        <span className={css.soft}>{`${tickedOf(items)} of ${items.length}`}</span>
      </h3>
      <ul className={css.items}>
        {items.map(({ item, quantity, amount, checked }) => (
          <li key={item}>
            <Check
              strikes
              className={css.item}
              checked={checked}
              onCheckedChange={(next) => onTick({ category, item, checked: next })}
              label={markedItem(member, item)}
            />
            <span className={css.quantity}>
              {amount !== undefined && <b>{inMemberUnits(amount)}</b>}
              {quantity}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
