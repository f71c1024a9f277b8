import { mealLimits } from '@nestwell/contracts/nutrition';
import { Button, NumberField, Text } from '@nestwell/ui';
import { ServingFigures } from '../../../../lib/own-recipes/serving-figures';
import { EnergyQuestion } from '../energy-question';
import { problemOf } from '../meal-draft';
import { isCounted, perServing, type RecipeDraft } from './recipe-draft';

interface RecipeFiguresProps {
  draft: RecipeDraft;
  onChange: (changes: Partial<RecipeDraft>) => void;
}

/** What one serving has: as it is written with the recipe, counted, or the energy she says. */
export function RecipeFigures({ draft, onChange }: RecipeFiguresProps) {
  const figures = perServing(draft);
  if (!figures || (!draft.stated && !isCounted(draft))) {
    return (
      <>
        <NumberField
          whole
          label="Energy of one serving"
          unit="kcal"
          help="Counted from the ingredients once one of them has figures"
          value={draft.energy}
          error={problemOf('calories', draft.energy)}
          onValueChange={(energy) => onChange({ energy })}
        />
        <EnergyQuestion typed={draft.energy} of="meal" onMeant={(energy) => onChange({ energy })} />
      </>
    );
  }
  return (
    <>
      <Text small soft>
        Figures are for one serving
        {draft.stated ? ', as the recipe gives them' : ''}.
      </Text>
      <ServingFigures figures={figures} />
      {figures.calories > mealLimits.calories && (
        <Text small role="alert">
          One serving has at most {mealLimits.calories} kcal. Does it serve more?
        </Text>
      )}
      {draft.stated && isCounted(draft) && (
        <Button variant="quiet" small onClick={() => onChange({ stated: null })}>
          Count them from the ingredients
        </Button>
      )}
    </>
  );
}
