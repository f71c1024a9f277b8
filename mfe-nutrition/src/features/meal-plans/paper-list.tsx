import type { MealPlan } from '@nestwell/contracts/nutrition';
import { longRange } from '@nestwell/domain/calendar-days';
import { useMember } from '@nestwell/remote-kit';
import { Paper } from '@nestwell/ui';
import { useMemberUnits } from '../../lib/recipes/use-member-units';
import { markedItem } from './lib/marked-item';
import * as css from './paper-list.module.css';

/** The shopping list as it is printed: nothing else on the page, a week on one sheet. */
export function PaperList({ plan }: { plan: MealPlan }) {
  const member = useMember();
  const inMemberUnits = useMemberUnits();
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
                {checked ? '☑' : '☐'} {markedItem(member, item)} {amount && <b>{inMemberUnits(amount)}</b>}{' '}
                <span>{quantity}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
    </Paper>
  );
}
