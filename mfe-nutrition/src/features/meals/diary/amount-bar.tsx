import * as css from './amount-bar.module.css';
import type { Total } from './lib/day-totals';

interface AmountBarProps {
  amount: number;
  asked: number;
  hue?: 'russet' | 'straw';
}

/** How much of what is asked for a day has; the words beside it say the same. */
export function AmountBar({ amount, asked, hue }: AmountBarProps) {
  return (
    <span className={css.bar} data-hue={hue} aria-hidden="true">
      <span style={{ width: `${Math.min(100, (amount / asked) * 100)}%` }} />
    </span>
  );
}

/** On how many foods a sum rests, where that is not all of them. */
export function RestsOn({ total, foods }: { total: Total; foods: number }) {
  if (total.of >= foods) return null;
  return (
    <span className={css.rests}>
      from {total.of} of {foods} foods
    </span>
  );
}
