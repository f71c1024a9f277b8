import type { MealPlan } from '@nestwell/contracts/nutrition';
import { comparableGoal } from '@nestwell/domain/energy';
import { inFigures } from '@nestwell/domain/reading';
import { Figures, useMember } from '@nestwell/remote-kit';
import { Card, Numeral } from '@nestwell/ui';
import { useRecipeFinder } from '../../lib/own-recipes/use-recipe-finder';
import { needsOf } from '../../lib/needs/stage-needs';
import { coverageOf } from './lib/coverage';
import * as css from './plan-coverage.module.css';

/** How much of her daily goal the plan covers. What it leaves is hers to choose, and not missing. */
export function PlanCoverage({ plan }: { plan: MealPlan }) {
  const member = useMember();
  const goal = comparableGoal(member);
  const found = coverageOf(plan, goal ?? 0, useRecipeFinder(plan).find);
  const { meals, snacks, open, percentage, protein } = found;
  const whole = Math.max(goal ?? 0, meals + snacks, 1);
  const share = (part: number) => ({ width: `${(part / whole) * 100}%` });
  return (
    <Figures>
      <Card className={css.card} aria-label="What the plan covers">
        <div>
          {goal === null ? (
            <p className={css.share}>Your body needs more than your goal</p>
          ) : (
            <p className={css.share}>
              <Numeral className={css.percentage}>{percentage}%</Numeral> of your goal
            </p>
          )}
          <p className={css.soft}>
            {inFigures(meals + snacks)}
            {goal !== null && ` of ${inFigures(goal)}`} kcal on an average day
          </p>
          <p className={css.soft}>{proteinWords(protein, needsOf(member)?.protein)}</p>
        </div>
        <div className={css.bar} aria-hidden="true">
          <i style={share(meals)} />
          {snacks > 0 && <i className={css.snacks} style={share(snacks)} />}
          {open > 0 && <i className={css.open} />}
        </div>
        <dl className={css.legend}>
          <Part name="Three meals" kilocalories={meals} />
          <Part name="Snacks you added" kilocalories={snacks} look={css.snacks} />
          {goal !== null && <Part name="Yours to choose" kilocalories={open} look={css.open} />}
        </dl>
      </Card>
    </Figures>
  );
}

function proteinWords(protein: number | null, asked: number | undefined): string {
  const planned = protein === null ? 'Protein unknown' : `${protein} g protein`;
  if (asked === undefined) return planned;
  const short = protein !== null && protein < asked ? ': plan for more' : '';
  return `${planned}; this stage asks for about ${asked} g a day${short}`;
}

interface PartProps {
  name: string;
  kilocalories: number;
  look?: string;
}

function Part({ name, kilocalories, look }: PartProps) {
  return (
    <div>
      <dt>
        <i className={look} aria-hidden="true" />
        {name}
      </dt>
      <dd>
        <Numeral>{inFigures(kilocalories)}</Numeral>
      </dd>
    </div>
  );
}
