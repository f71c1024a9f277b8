import { moodLabels, quickEnergyLabels, trackingLimits } from '@nestwell/contracts/fitness';
import { ScaleSlider } from '@nestwell/ui';
import { labelOf } from '../../lib/levels';
import { UsualNights } from './usual-nights';
import type { QuickLogState } from './use-quick-log';

const RESTING = 2;
const UNANSWERED = 'Not logged yet';

interface WellnessPanelProps {
  log: QuickLogState;
  /** Logs last night with one tap, and whatever else was touched. */
  onSlept: (hours: number) => void;
}

type LogProps = Pick<WellnessPanelProps, 'log'>;

/** Mood, energy and sleep. */
export function WellnessPanel({ log, onSlept }: WellnessPanelProps) {
  return (
    <>
      <Scale log={log} field="mood" label="Mood" stops="faces" labels={moodLabels} />
      <Scale log={log} field="energyLevel" label="Energy" stops="eggs" labels={quickEnergyLabels} />
      <Sleep log={log} />
      {log.value('sleepHours') === null && (
        <UsualNights hours={log.usualSleep} busy={log.saving} onSlept={onSlept} />
      )}
    </>
  );
}

/** As far as a usual night reaches; a longer one that is known widens it. */
const NIGHT = { min: 0, max: 14, step: 0.5 };

/** Rests at the night before's hours, else at seven, until she says. */
function Sleep({ log }: LogProps) {
  const hours = log.value('sleepHours');
  return (
    <ScaleSlider
      label="Sleep"
      {...NIGHT}
      value={hours ?? log.usualSleep}
      unanswered={hours === null}
      onValueChange={(next) => log.set('sleepHours', next)}
      valueText={hours === null ? UNANSWERED : `${hours} ${hours === 1 ? 'hour' : 'hours'}`}
      ends={[`${NIGHT.min} hours`, `${NIGHT.max} hours`]}
    />
  );
}

interface ScaleProps extends LogProps {
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
