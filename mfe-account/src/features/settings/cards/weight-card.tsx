import { type UnitSystem, type User, unitSystems } from '@nestwell/contracts/account';
import { type HeightUnit, heightUnits, weightUnit } from '@nestwell/domain/units';
import { ChipRow, FilterChip, NumberField } from '@nestwell/ui';
import * as css from '../settings.module.css';
import type { Settings } from '../use-settings';
import { CalorieGoal } from './calorie-goal';
import { HiddenFigures } from './hidden-figures';
import { SettingsCard } from './settings-card';

const inWords = { lb: 'pounds', kg: 'kilograms', cm: 'centimetres', in: 'inches' } as const;

export function WeightCard({ settings }: { settings: Settings }) {
  const { user, form, problems, heightUnit, edit } = settings;
  const { hidesFigures } = user;
  return (
    <SettingsCard title={titleOf(user)} note={hidesFigures ? undefined : noteOf(form.units, heightUnit)}>
      {!hidesFigures && <Weights settings={settings} />}
      <NumberField
        label="Height"
        maxLength={6}
        value={form.height}
        error={problems.height}
        onValueChange={(height) => edit({ height })}
      />
      <Units settings={settings} />
      {!hidesFigures && <CalorieGoal settings={settings} />}
      <HiddenFigures user={user} />
    </SettingsCard>
  );
}

function titleOf({ hidesFigures, pregnancyPaused }: User): string {
  if (hidesFigures) return 'Height';
  return pregnancyPaused ? 'Weight and height' : 'Weight goals';
}

const noteOf = (units: UnitSystem, height: HeightUnit) =>
  `In ${inWords[weightUnit[units]]}. Height in ${inWords[height]}.`;

function Weights({ settings: { user, form, problems, edit } }: { settings: Settings }) {
  return (
    <div className={css.two}>
      <NumberField
        label="Current"
        maxLength={7}
        value={form.currentWeight}
        error={problems.currentWeight}
        onValueChange={(currentWeight) => edit({ currentWeight })}
      />
      {!user.pregnancyPaused && (
        <NumberField
          label="Goal"
          maxLength={7}
          value={form.healthyWeightGoal}
          error={problems.healthyWeightGoal}
          onValueChange={(healthyWeightGoal) => edit({ healthyWeightGoal })}
        />
      )}
    </div>
  );
}

function Units({ settings: { user, form, heightUnit, edit, showHeightIn } }: { settings: Settings }) {
  return (
    <div className={css.units}>
      {!user.hidesFigures && (
        <ChipRow label="Show weights in">
          {unitSystems.map((units) => (
            <FilterChip key={units} pressed={form.units === units} onClick={() => edit({ units })}>
              {weightUnit[units]}
            </FilterChip>
          ))}
        </ChipRow>
      )}
      <ChipRow label="Show height in">
        {heightUnits.map((unit) => (
          <FilterChip key={unit} pressed={heightUnit === unit} onClick={() => showHeightIn(unit)}>
            {unit}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}
