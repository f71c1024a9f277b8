import { ownRecipeLimits } from '@nestwell/contracts/nutrition';
import { Button, GroupLabel, IconButton, Plus, TextArea, Trash } from '@nestwell/ui';
import * as css from '../own-form/own-form.module.css';

interface StepsFieldsProps {
  steps: readonly string[];
  onChange: (steps: string[]) => void;
}

/** How it is made, step by step. */
export function StepsFields({ steps, onChange }: StepsFieldsProps) {
  const put = (place: number, text: string) =>
    onChange(steps.map((step, index) => (index === place ? text : step)));
  return (
    <div className={css.steps}>
      <GroupLabel>Steps</GroupLabel>
      {steps.map((step, place) => (
        <div key={place} className={css.head}>
          <TextArea
            className={css.step}
            label={`Step ${place + 1}`}
            rows={2}
            maxLength={ownRecipeLimits.step}
            value={step}
            onValueChange={(text) => put(place, text)}
          />
          <IconButton
            label={`Take out step ${place + 1}`}
            onClick={() => onChange(steps.filter((_, index) => index !== place))}
          >
            <Trash aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {steps.length < ownRecipeLimits.steps && (
        <Button
          variant="quiet"
          small
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...steps, ''])}
        >
          Add a step
        </Button>
      )}
    </div>
  );
}
