import { moodLabels, quickEnergyLabels, type CheckIn, type TrackingEntry } from '@nestwell/contracts/fitness';
import { fullDay } from '@nestwell/domain/calendar-days';
import { weightUnit } from '@nestwell/domain/units';
import { Figures, useMember } from '@nestwell/remote-kit';
import { Button, NumberField, SelectField, Sheet } from '@nestwell/ui';
import { WeightQuestion } from '../weight-question';
import type { DayField } from './day-form';
import * as css from './day-sheet.module.css';
import { useDayForm } from './use-day-form';

interface DaySheetProps {
  entry: TrackingEntry;
  /** Undefined while it is not known whether the day has one. */
  checkIn: CheckIn | null | undefined;
  /** Nothing is kept of it yet, so there is nothing to delete. */
  isNew?: boolean;
  onClose: () => void;
  /** What she wrote of it before, and could not be kept. */
  written?: Partial<TrackingEntry>;
}

/** Corrects one day, or deletes it with everything it holds. An emptied field is cleared. */
export function DaySheet({ entry, checkIn, isNew, onClose, written }: DaySheetProps) {
  const { units } = useMember();
  const day = useDayForm(entry, onClose, written);
  const number = (field: DayField, label: string, unit: string) => (
    <NumberField
      label={label}
      unit={unit}
      value={day.form[field]}
      error={day.errors[field]}
      onValueChange={(value) => day.set(field, value)}
    />
  );
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={fullDay(entry.date)}
      description={checkIn === null ? undefined : 'Deleting the day deletes its check-in too.'}
      footer={
        <>
          {!isNew && (
            <Button
              variant="danger"
              busy={day.deleting}
              busyLabel="Deleting..."
              onClick={() => void day.remove()}
            >
              Delete day
            </Button>
          )}
          <Button busy={day.saving} busyLabel="Saving..." onClick={() => void day.save()}>
            Save
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        {number('waterIntake', 'Water', 'cups')}
        {number('sleepHours', 'Sleep', 'hours')}
        <Figures>
          {number('weight', 'Weight', weightUnit[units])}
          <WeightQuestion
            question={day.question}
            onTurned={(typed) => day.set('weight', typed)}
            onConfirmed={day.confirmWeight}
          />
        </Figures>
        <SelectField
          label="Mood"
          options={levels(moodLabels)}
          value={day.form.mood}
          onValueChange={(value) => day.set('mood', value)}
        />
        <SelectField
          label="Energy"
          options={levels(quickEnergyLabels)}
          value={day.form.energyLevel}
          onValueChange={(value) => day.set('energyLevel', value)}
        />
      </div>
    </Sheet>
  );
}

const levels = (labels: readonly string[]) => [
  { value: '', label: 'Not logged' },
  ...labels.map((label, level) => ({ value: String(level), label })),
];
