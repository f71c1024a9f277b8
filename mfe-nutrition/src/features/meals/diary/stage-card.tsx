import { micronutrientNames, micronutrientUnits, type Micronutrient } from '@nestwell/contracts/nutrition';
import { inFigures } from '@nestwell/domain/reading';
import { deviceStore } from '@nestwell/remote-kit';
import { Card, Disclosure, Numeral, Text } from '@nestwell/ui';
import { AmountBar, RestsOn } from './amount-bar';
import type { DayTotals, Total } from './lib/day-totals';
import { micronutrientTitles } from './lib/micronutrient-titles';
import type { DailyNeeds } from '../../../lib/needs/stage-needs';
import { under19InWords } from './lib/under-19-in-words';
import * as css from './stage-card.module.css';

const store = deviceStore('nutrition');
const FOLDED = 'diary.stage-folded';

/** What her stage asks for beside energy, and on how many foods each figure rests. Folded, it stays so. */
export function StageCard({ needs, totals }: { needs: DailyNeeds; totals: DayTotals }) {
  const keep = (open: boolean) => void (open ? store.forget(FOLDED) : store.keep(FOLDED, '1'));
  return (
    <Card>
      <Disclosure
        title={
          <span className={css.title}>
            <b>What this stage asks for</b>
            <small>{needs.stage}, a day</small>
          </span>
        }
        defaultOpen={store.read(FOLDED) === null}
        onOpenChange={keep}
      >
        <dl className={css.needs}>
          {micronutrientNames.map((name) => (
            <Need
              key={name}
              name={name}
              total={totals.micronutrients[name]}
              asked={needs.micronutrients[name]}
              foods={totals.foods}
            />
          ))}
        </dl>
        <Text soft small className={css.foot}>
          {totals.foods > 0 &&
            `From ${totals.known} of your ${totals.foods} ${totals.foods === 1 ? 'food' : 'foods'}. `}
          A food without a figure counts as unknown, never as zero.{under19InWords(needs)}
        </Text>
      </Disclosure>
    </Card>
  );
}

interface NeedProps {
  name: Micronutrient;
  total: Total;
  asked: number;
  foods: number;
}

function Need({ name, total, asked, foods }: NeedProps) {
  const unit = micronutrientUnits[name];
  const amount = total.amount < 10 ? Math.round(total.amount * 10) / 10 : Math.round(total.amount);
  const isKnown = total.of > 0 || foods === 0;
  return (
    <div>
      <dt>{micronutrientTitles[name]}</dt>
      <dd>
        {isKnown ? <Numeral className={css.amount}>{inFigures(amount)}</Numeral> : 'unknown'} of{' '}
        {inFigures(asked)} {unit}
        {isKnown && <RestsOn total={total} foods={foods} />}
        {isKnown ? (
          <AmountBar amount={total.amount} asked={asked} />
        ) : (
          <span className={css.unknown} aria-hidden="true" />
        )}
      </dd>
    </div>
  );
}
