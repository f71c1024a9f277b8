import { Button, Card, ChipRow } from '@nestwell/ui';
import { dietaryLabels, type DietaryFilter } from '@nestwell/domain/food-fit';
import type { ThinChoice } from './lib/thin-choice';
import * as css from './plans.module.css';

interface ThinChoiceNoteProps {
  choice: ThinChoice;
  onTakeOff: (filter: DietaryFilter) => void;
}

/** Says kindly that few recipes fit all she asks, and what would give her more. Allergies are never among it. */
export function ThinChoiceNote({ choice: { recipes, offers }, onTakeOff }: ThinChoiceNoteProps) {
  return (
    <div role="group" aria-label="Few recipes fit">
      <Card variant="field" shell="straw" className={css.thin}>
        <p>
          <b>{recipes === 1 ? '1 recipe fits' : `${recipes} recipes fit`} all of this.</b> In a longer plan
          they take turns; three days repeat least.
          {offers.length > 0 && ' For more choice, take one off for this visit. Your allergies stay.'}
        </p>
        {offers.length > 0 && (
          <ChipRow label="More choice">
            {offers.map(({ filter, recipes: more }) => (
              <Button key={filter} variant="line" small onClick={() => onTakeOff(filter)}>
                {`Without ${dietaryLabels[filter].toLowerCase()}: ${more} recipes`}
              </Button>
            ))}
          </ChipRow>
        )}
      </Card>
    </div>
  );
}
