import type { User } from '@nestwell/contracts/account';
import { calorieBalance, comparableGoal, dailyGoal } from '@nestwell/domain/energy';
import { inFigures } from '@nestwell/domain/reading';
import { Figures, useMember } from '@nestwell/remote-kit';
import { Card, Numeral, ProgressRing } from '@nestwell/ui';
import { AmountBar, RestsOn } from './amount-bar';
import type { DayTotals, Total } from './lib/day-totals';
import type { DailyNeeds } from '../../../lib/needs/stage-needs';
import * as css from './totals-card.module.css';

interface TotalsCardProps {
  totals: DayTotals;
  needs: DailyNeeds | null;
}

/** Energy against her goal, and macronutrients against what her stage asks for. Fat has no goal, so no bar. */
export function TotalsCard({ totals, needs }: TotalsCardProps) {
  const { calories, foods, macronutrients } = totals;
  const member = useMember();
  const goal = comparableGoal(member);
  const percentage = goal === null ? 0 : (calories / goal) * 100;
  return (
    <Figures>
      <Card>
        <div className={css.energy}>
          <ProgressRing
            percentage={percentage}
            size={120}
            label="Calories"
            {...(goal === null
              ? {
                  value: inFigures(calories),
                  caption: 'kcal',
                  sentence: `${inFigures(calories)} kilocalories`,
                }
              : {
                  caption: 'of goal',
                  sentence: `${inFigures(calories)} of ${inFigures(goal)} kilocalories, ${Math.round(percentage)} percent of your daily goal`,
                })}
          />
          <p className={css.eaten}>
            <span>Eaten</span>
            <span>
              <Numeral className={css.figure}>{inFigures(calories)}</Numeral> kcal
            </span>
            <span>{balanceWords(calories, member)} </span>
          </p>
        </div>
        <dl className={css.macronutrients}>
          <Macronutrient
            name="Protein"
            total={macronutrients.protein}
            foods={foods}
            goal={needs?.protein}
            hue="russet"
          />
          <Macronutrient
            name="Carbs"
            total={macronutrients.carbs}
            foods={foods}
            goal={needs?.carbs}
            hue="straw"
          />
          <Macronutrient name="Fat" total={macronutrients.fat} foods={foods} />
        </dl>
      </Card>
    </Figures>
  );
}

function balanceWords(eaten: number, member: User): string {
  const { is, amount } = calorieBalance(eaten, member);
  const goal = inFigures(dailyGoal(member));
  const words = {
    left: `${inFigures(amount)} left of ${goal}`,
    over: `${inFigures(amount)} over ${goal}`,
    trimester: `${inFigures(amount)} of what your trimester adds`,
    none: 'Your body needs more than this goal',
  };
  return words[is];
}

interface MacronutrientProps {
  name: string;
  total: Total;
  foods: number;
  goal?: number;
  hue?: 'russet' | 'straw';
}

function Macronutrient({ name, total, foods, goal, hue }: MacronutrientProps) {
  const amount = Math.round(total.amount);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Numeral className={css.amount}>{inFigures(amount)}</Numeral>{' '}
        {goal === undefined ? 'g' : `of ${inFigures(goal)} g`}
        <RestsOn total={total} foods={foods} />
        {goal !== undefined && <AmountBar amount={amount} asked={goal} hue={hue} />}
      </dd>
    </div>
  );
}
