import type { Meal } from '@nestwell/contracts/nutrition';
import { counted } from '@nestwell/domain/words';
import { useMember, useRegion } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { caffeineTally, foodStageOf } from '@nestwell/safety/foods';
import { Card, linkClass, Numeral, Text } from '@nestwell/ui';
import { AmountBar } from './amount-bar';
import * as css from './caffeine-card.module.css';

interface CaffeineCardProps {
  meals: readonly Meal[];
  isToday: boolean;
}

/** What the caffeine of the day adds up to; nothing of a day without, and for whom no amount is advised. */
export function CaffeineCard({ meals, isToday }: CaffeineCardProps) {
  const stage = foodStageOf(useMember());
  const country = useRegion().region?.country;
  if (!stage) return null;
  const { mg, most, entries, unknown } = caffeineTally(meals, stage, country);
  if (entries.length === 0) return null;
  return (
    <Card aria-label="Caffeine" className={css.card}>
      <div className={css.head}>
        <h3>Caffeine</h3>
        <span>
          <Numeral>{mg}</Numeral> of {most} mg
        </span>
      </div>
      <AmountBar amount={mg} asked={most} hue="straw" />
      <Text small soft>
        {mg >= most && `That is ${isToday ? 'today' : 'the day'}’s amount. `}
        {unknown > 0 && `Unknown in ${counted(unknown, 'food')}, not in the sum. `}
        Amounts are typical.
      </Text>
      <Link to="/care/can-i-eat" className={linkClass}>
        Can I eat this?
      </Link>
    </Card>
  );
}
