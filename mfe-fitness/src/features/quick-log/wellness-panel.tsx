import { moodLabels, quickEnergyLabels, trackingLimits } from '@nestwell/contracts/fitness';
import { ScaleSlider, Stepper } from '@nestwell/ui';
import { labelOf } from '../../lib/levels';
import type { QuickLogState } from './use-quick-log';

const RESTING = 2;
const UNANSWERED = 'Not logged yet';

interface WellnessPanelProps {
  log: QuickLogState;
}

/** Mood, energy and sleep. */
export function WellnessPanel({ log }: WellnessPanelProps) {
  return (
    <>
      <Scale log={log} field="mood" label="Mood" stops="faces" labels={moodLabels} />
      <Scale log={log} field="energyLevel" label="Energy" stops="eggs" labels={quickEnergyLabels} />
      <Stepper
        label="Sleep"
        unit="hours"
        step={0.5}
        {...trackingLimits.sleepHours}
        value={log.value('sleepHours') ?? 0}
        onValueChange={(value) => log.set('sleepHours', value)}
      />
    </>
  );
}

interface ScaleProps {
  log: QuickLogState;
  field: 'mood' | 'energyLevel';
  label: string;
  stops: 'faces' | 'eggs';
  labels: readonly string[];
}

function Scale({ log, field, label, stops, labels }: ScaleProps) {
  const value = log.value(field);
  return (
    <ScaleSlider
      label={label}
      stops={stops}
      {...trackingLimits.scale}
      value={value ?? RESTING}
      unanswered={value === null}
      onValueChange={(next) => log.set(field, next)}
      valueText={value === null ? UNANSWERED : labelOf(labels, value)}
      ends={[labelOf(labels, 0), labelOf(labels, 4)]}
    />
  );
}
