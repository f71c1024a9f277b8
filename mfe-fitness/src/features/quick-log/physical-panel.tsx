import { trackingLimits } from '@nestwell/contracts/fitness';
import { pluralWeightUnit } from '@nestwell/domain/units';
import { Figures } from '@nestwell/remote-kit';
import { IconButton, Minus, NumberField, Plus, Stepper } from '@nestwell/ui';
import { WeightQuestion } from '../../lib/weight-question';
import * as css from './quick-log.module.css';
import type { QuickLogState } from './use-quick-log';

const TENTH = 0.1;

interface PhysicalPanelProps {
  log: QuickLogState;
}

/** Water and weight. */
export function PhysicalPanel({ log }: PhysicalPanelProps) {
  return (
    <>
      <Stepper
        label="Water"
        unit={log.value('waterIntake') === 1 ? 'cup' : 'cups'}
        {...trackingLimits.waterIntake}
        value={log.value('waterIntake') ?? 0}
        onValueChange={(value) => log.set('waterIntake', value)}
      />
      <Figures>
        <div className={css.weight}>
          <NumberField
            label={`Weight (${pluralWeightUnit[log.units]})`}
            value={log.weight}
            onValueChange={log.setWeight}
            error={log.notice.weight}
            help="Only if you want to. There is no right number."
            placeholder={log.units === 'metric' ? '67.5' : '148.5'}
          />
          <IconButton filled label="Less weight" onClick={() => log.moveWeight(-TENTH)}>
            <Minus aria-hidden="true" />
          </IconButton>
          <IconButton filled label="More weight" onClick={() => log.moveWeight(TENTH)}>
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
        <WeightQuestion question={log.question} onTurned={log.setWeight} onConfirmed={log.confirmWeight} />
      </Figures>
    </>
  );
}
