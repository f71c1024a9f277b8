import { heightChips, heightUnits, unitSystems, weightUnit } from '@nestwell/domain/units';
import { ChipRow, FilterChip, RadioRows } from '@nestwell/ui';
import type { ActivityLevel } from '@nestwell/contracts/account';
import * as css from '../onboarding.module.css';
import { BodyFigure } from './body-figure';
import type { StepProps } from './step-props';

export const activityOptions = [
  { value: 'sedentary', label: <b>Sedentary</b>, description: 'Mostly sitting or resting' },
  { value: 'light', label: <b>Light</b>, description: 'Walks and housework' },
  { value: 'moderate', label: <b>Moderate</b>, description: 'Moving with purpose most days' },
  { value: 'active', label: <b>Active</b>, description: 'Exercise or physical work every day' },
] as const;

export function BodyStep({ form, onChange }: StepProps) {
  const isPregnant = form.status === 'pregnant';
  const unit = weightUnit[form.units];
  const goal = (
    <BodyFigure
      {...{ form, onChange, unit }}
      field="goal"
      label="Weight goal"
      help={isPregnant ? 'For after the birth. Until then nothing is compared with it.' : undefined}
    />
  );
  return (
    <>
      <div className={isPregnant ? undefined : css.two}>
        <BodyFigure {...{ form, onChange, unit }} field="weight" label="Current weight" />
        {!isPregnant && goal}
      </div>
      <BodyFigure {...{ form, onChange }} field="height" label="Height" unit={form.heightUnit} />
      <Units form={form} onChange={onChange} />
      <RadioRows<ActivityLevel>
        label="How active are you?"
        options={activityOptions}
        value={form.activityLevel}
        onValueChange={(activityLevel) => onChange({ activityLevel })}
      />
      {isPregnant && goal}
    </>
  );
}

function Units({ form, onChange }: Pick<StepProps, 'form' | 'onChange'>) {
  return (
    <div className={css.two}>
      <ChipRow label="Weights in">
        {unitSystems.map((units) => (
          <FilterChip key={units} pressed={form.units === units} onClick={() => onChange({ units })}>
            {weightUnit[units]}
          </FilterChip>
        ))}
      </ChipRow>
      <ChipRow label="Height in">
        {heightUnits.map((heightUnit) => (
          <FilterChip
            key={heightUnit}
            pressed={form.heightUnit === heightUnit}
            onClick={() => onChange({ heightUnit })}
          >
            {heightChips[heightUnit]}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}
