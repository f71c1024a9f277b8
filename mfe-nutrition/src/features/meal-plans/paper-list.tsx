import type { MealPlan } from '@nestwell/contracts/nutrition';
import { longRange } from '@nestwell/domain/calendar-days';
import { useMember } from '@nestwell/remote-kit';
import { Paper } from '@nestwell/ui';
import { useHerUnits } from '../../lib/recipes/use-her-units';
import { markedItem } from './lib/marked-item';
import * as css from './paper-list.module.css';

/** The shopping list as it is printed: nothing else on the page, a week on one sheet. */
export function PaperList({ plan }: { plan: MealPlan }) {
  const member = useMember();
  const inHerUnits = useHerUnits();
  return (
    <Paper>
      <p className={css.title}>
        <b>{plan.name}</b>, {longRange(plan.startDate, plan.endDate)}
      </p>
      <div className={css.columns}>
        {plan.shoppingList.map(({ category, items }) => (
          <div key={category}>
            <p className={css.category}>{category}</p>
            {items.map(({ item, quantity, amount, checked }) => (
              <p key={item} className={css.line}>
                {checked ? '☑' : '☐'} {markedItem(member, item)} {amount && <b>{inHerUnits(amount)}</b>}{' '}
                <span>{quantity}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
    </Paper>
  );
}
