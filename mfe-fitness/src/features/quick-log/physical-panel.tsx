import { trackingLimits } from '@nestwell/contracts/fitness';
import { pluralWeightUnit } from '@nestwell/domain/units';
import { NumberField, Stepper } from '@nestwell/ui';
import type { QuickLogState } from './use-quick-log';

interface PhysicalPanelProps {
  log: QuickLogState;
}

/** Water and weight. */
export function PhysicalPanel({ log }: PhysicalPanelProps) {
  return (
    <>
      <Stepper
        label="Water"
        unit="cups"
        {...trackingLimits.waterIntake}
        value={log.value('waterIntake') ?? 0}
        onValueChange={(value) => log.set('waterIntake', value)}
      />
      <NumberField
        label={`Weight (${pluralWeightUnit[log.units]})`}
        value={log.weight}
        onValueChange={log.setWeight}
        error={log.notice.weight}
        help="Only if you want to. There is no right number."
        placeholder={log.units === 'metric' ? '67.5' : '148.5'}
      />
    </>
  );
}
