import { unitSystems } from '@nestwell/contracts/account';
import { dailyGoal, nursingCalories } from '@nestwell/domain/energy';
import { heightUnits, weightUnit } from '@nestwell/domain/units';
import { inFigures } from '@nestwell/domain/reading';
import { Button, ChipRow, FilterChip, handsFocusOn, NumberField } from '@nestwell/ui';
import { estimateFor } from '../lib/settings-form';
import * as css from '../settings.module.css';
import type { Settings } from '../use-settings';
import { SettingsCard } from './settings-card';

const inWords = { lb: 'pounds', kg: 'kilograms', cm: 'centimetres', in: 'inches' } as const;

export function WeightCard({ settings }: { settings: Settings }) {
  const { user, form, problems, heightUnit, edit } = settings;
  const unit = weightUnit[form.units];
  return (
    <SettingsCard
      title={user.pregnancyPaused ? 'Weight and height' : 'Weight goals'}
      note={`In ${inWords[unit]}. Height in ${inWords[heightUnit]}.`}
    >
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
      <NumberField
        label="Height"
        maxLength={6}
        value={form.height}
        error={problems.height}
        onValueChange={(height) => edit({ height })}
      />
      <Units settings={settings} />
      <CalorieGoal settings={settings} />
    </SettingsCard>
  );
}

function Units({ settings: { form, heightUnit, edit, showHeightIn } }: { settings: Settings }) {
  return (
    <div className={css.units}>
      <ChipRow label="Show weights in">
        {unitSystems.map((units) => (
          <FilterChip key={units} pressed={form.units === units} onClick={() => edit({ units })}>
            {weightUnit[units]}
          </FilterChip>
        ))}
      </ChipRow>
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

/** The goal as every screen shows it; after new figures the new estimate is offered, never taken for her. */
function CalorieGoal({ settings: { user, form, hasNewFigures, heightUnit, edit } }: { settings: Settings }) {
  const estimate = estimateFor(form, heightUnit);
  const offers = hasNewFigures && estimate !== form.baseCalorieGoal;
  const { isBreastfeeding } = form;
  const { nursingMode } = user;
  const shown = (baseCalorieGoal: number) =>
    inFigures(dailyGoal({ baseCalorieGoal, isBreastfeeding, nursingMode }));
  return (
    <div className={css.goal} tabIndex={-1}>
      <p>
        Daily goal: <b>{shown(form.baseCalorieGoal)} calories</b>
        {isBreastfeeding && !nursingMode && `, without ${nursingCalories} for nursing: Nursing Mode is off`}
      </p>
      <div role="status">
        {offers && (
          <Button ref={handsFocusOn} variant="soft" small onClick={() => edit({ baseCalorieGoal: estimate })}>
            Use the new estimate, {shown(estimate)}
          </Button>
        )}
      </div>
    </div>
  );
}
