import { type UnitSystem, type User, unitSystems } from '@nestwell/contracts/account';
import { goalReason } from '@nestwell/domain/energy';
import { heightChips, type HeightUnit, heightUnits, weightUnit } from '@nestwell/domain/units';
import { EatingHelp } from '@nestwell/remote-kit';
import { ChipRow, DidYouMean, FilterChip, NumberField, type NumberFieldProps, Stack } from '@nestwell/ui';
import { FeetAndInches } from '../../../lib/height/feet-and-inches';
import type { MeasuredField } from '../lib/unit-questions';
import * as css from '../settings.module.css';
import type { Settings } from '../use-settings';
import { CalorieGoal } from './calorie-goal';
import { HiddenFigures } from './hidden-figures';
import { SettingsCard } from './settings-card';

const inWords = { lb: 'pounds', kg: 'kilograms', cm: 'centimetres', in: 'feet and inches' } as const;

export function WeightCard({ settings }: { settings: Settings }) {
  const { user, form, heightUnit } = settings;
  const { hidesFigures } = user;
  return (
    <SettingsCard title={titleOf(user)} note={hidesFigures ? undefined : noteOf(form.units, heightUnit)}>
      {!hidesFigures && <Weights settings={settings} />}
      <Measured settings={settings} field="height" label="Height" maxLength={6} />
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

function Weights({ settings }: { settings: Settings }) {
  const { user, form } = settings;
  const current = <Measured settings={settings} field="currentWeight" label="Current" maxLength={7} />;
  if (user.pregnancyPaused) return current;
  if (!form.isPregnant) {
    return (
      <div className={css.two}>
        {current}
        <Measured settings={settings} field="healthyWeightGoal" label="Goal" maxLength={7} />
      </div>
    );
  }
  return (
    <>
      {current}
      <Measured
        settings={settings}
        field="healthyWeightGoal"
        label="Goal"
        optional
        help="For after the birth. Until then nothing is compared with it."
        maxLength={7}
      />
    </>
  );
}

interface MeasuredProps extends Pick<NumberFieldProps, 'label' | 'maxLength' | 'help' | 'optional'> {
  settings: Settings;
  field: MeasuredField;
}

/** A weight or height, and the question whether it is in the other unit. */
function Measured({ settings, field, ...props }: MeasuredProps) {
  const { user, form, problems, questions, heightUnit, edit, confirm, takeMeant } = settings;
  const question = questions[field];
  const shown = {
    value: form[field],
    error: question ? undefined : problems[field],
    onValueChange: (typed: string) => edit({ [field]: typed }),
  };
  const isLow = problems[field] === goalReason('healthyWeightGoal', user);
  return (
    <Stack gap={2}>
      {field === 'height' && heightUnit === 'in' ? (
        <FeetAndInches {...shown} className={css.two} />
      ) : (
        <NumberField {...props} {...shown} unit={field === 'height' ? heightUnit : weightUnit[form.units]} />
      )}
      {question && (
        <DidYouMean
          meant={question.meant}
          typed={question.typed}
          onMeant={() => takeMeant(question)}
          onTyped={() => confirm(question)}
        />
      )}
      {isLow && !question && <EatingHelp />}
    </Stack>
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
            {heightChips[unit]}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}
