import { type Meal, mealTypeLabels } from '@nestwell/contracts/nutrition';
import { deviceClock } from '@nestwell/domain/device-time';
import { inFigures } from '@nestwell/domain/reading';
import { useShowsFigures } from '@nestwell/remote-kit';
import { amountInWords } from '../../../../lib/foods/amount-words';
import type { DayTotals, Total } from '../lib/day-totals';

const macronutrients = ['protein', 'carbs', 'fat'] as const;
const heads = ['kcal', 'Protein, g', 'Carbs, g', 'Fat, g'];

const figure = (amount: number | null) => (amount === null ? '–' : inFigures(Math.round(amount)));

/** One line a food, the sums below. A member who hides figures gets the foods alone. */
export function PaperMeals({ meals, totals }: { meals: readonly Meal[]; totals: DayTotals }) {
  const counts = useShowsFigures();
  const sum = ({ amount, of }: Total) => (of === 0 ? '–' : inFigures(Math.round(amount)));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Eaten</th>
          <th scope="col">How much</th>
          <th scope="col">At</th>
          {counts &&
            heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {meals.map((meal) => (
          <tr key={meal.id}>
            <th scope="row">
              {mealTypeLabels[meal.mealType]}: {meal.name}
            </th>
            <td>{meal.portion ? amountInWords(meal.portion) : '–'}</td>
            <td>{deviceClock(new Date(meal.loggedAt))}</td>
            {counts && <td>{inFigures(meal.calories)}</td>}
            {counts && macronutrients.map((name) => <td key={name}>{figure(meal[name] ?? null)}</td>)}
          </tr>
        ))}
        {counts && (
          <tr>
            <th scope="row" colSpan={3}>
              Together
            </th>
            <td>{inFigures(totals.calories)}</td>
            {macronutrients.map((name) => (
              <td key={name}>{sum(totals.macronutrients[name])}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
