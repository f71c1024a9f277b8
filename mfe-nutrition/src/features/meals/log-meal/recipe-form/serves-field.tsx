import { ownRecipeLimits } from '@nestwell/contracts/nutrition';
import { NumberField, Stepper } from '@nestwell/ui';
import { servingsIn, withServesTyped, type RecipeDraft } from './recipe-draft';

interface ServesFieldProps {
  draft: RecipeDraft;
  onChange: (draft: RecipeDraft) => void;
}

/** How many it serves; asked, not guessed, where a page does not say it. */
export function ServesField({ draft, onChange }: ServesFieldProps) {
  const { servesTyped, servings } = draft;
  if (servesTyped === undefined) {
    return (
      <Stepper
        label="Serves"
        value={servings}
        min={1}
        max={ownRecipeLimits.servings}
        onValueChange={(count) => onChange({ ...draft, servings: count })}
      />
    );
  }
  const isWrong = servesTyped !== '' && servingsIn(servesTyped) === undefined;
  return (
    <NumberField
      whole
      label="How many does it serve?"
      help="The page does not say it"
      value={servesTyped}
      error={isWrong ? `A whole number from 1 to ${ownRecipeLimits.servings}` : undefined}
      onValueChange={(typed) => onChange(withServesTyped(draft, typed))}
    />
  );
}
