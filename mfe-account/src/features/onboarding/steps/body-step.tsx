import { NumberField, RadioRows } from '@nestwell/ui';
import type { ActivityLevel } from '@nestwell/contracts/account';
import { figureProblems } from '../lib/step-problems';
import * as css from '../onboarding.module.css';
import type { StepProps } from './step-props';

export const activityOptions = [
  { value: 'sedentary', label: <b>Sedentary</b>, description: 'Mostly sitting or resting' },
  { value: 'light', label: <b>Light</b>, description: 'Walks and housework' },
  { value: 'moderate', label: <b>Moderate</b>, description: 'Moving with purpose most days' },
  { value: 'active', label: <b>Active</b>, description: 'Exercise or physical work every day' },
] as const;

export function BodyStep({ form, onChange }: StepProps) {
  const problems = figureProblems(form);
  return (
    <>
      <div className={css.two}>
        <NumberField
          label="Current weight"
          optional
          enterKeyHint="next"
          unit="lb"
          maxLength={7}
          value={form.weight}
          error={problems.weight}
          onValueChange={(weight) => onChange({ weight })}
        />
        <NumberField
          label="Weight goal"
          optional
          enterKeyHint="next"
          unit="lb"
          maxLength={7}
          value={form.goal}
          error={problems.goal}
          onValueChange={(goal) => onChange({ goal })}
        />
      </div>
      <NumberField
        label="Height"
        optional
        enterKeyHint="next"
        unit="in"
        maxLength={5}
        help="In inches: 5 feet 5 is 65."
        value={form.height}
        error={problems.height}
        onValueChange={(height) => onChange({ height })}
      />
      <RadioRows<ActivityLevel>
        label="How active are you?"
        options={activityOptions}
        value={form.activityLevel}
        onValueChange={(activityLevel) => onChange({ activityLevel })}
      />
    </>
  );
}
