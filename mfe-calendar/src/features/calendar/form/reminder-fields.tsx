import {
  babyReminderTypes,
  leadLimits,
  priorities,
  recurrences,
  reminderTypeNames,
  reminderTypes,
  textLimits,
} from '@nestwell/contracts/calendar';
import { useMember } from '@nestwell/remote-kit';
import { MedicineNotes } from '@nestwell/remote-kit/medicine-notes';
import {
  ChipRow,
  DateTimeField,
  FilterChip,
  GroupLabel,
  NumberField,
  SelectField,
  TextField,
} from '@nestwell/ui';
import { capitalised } from '../../../lib/capitalised';
import type { FormErrors, FormValues } from './form-values';
import { ReminderDetails } from './reminder-details';
import * as css from './reminder-form.module.css';

interface ReminderFieldsProps {
  values: FormValues;
  errors: FormErrors;
  onChange: (changes: Partial<FormValues>) => void;
}

const types = reminderTypes.map((value) => ({ value, label: reminderTypeNames[value] }));
const quietTypes = types.filter(({ value }) => !babyReminderTypes.has(value));
const repeats = recurrences.map((value) => ({ value, label: capitalised(value) }));

export function ReminderFields({ values, errors, onChange }: ReminderFieldsProps) {
  const { pregnancyPaused } = useMember();
  return (
    <div className={css.fields}>
      <TextField
        label="Title"
        placeholder="Midwife visit"
        maxLength={textLimits.title}
        value={values.title}
        error={errors.title}
        onValueChange={(title) => onChange({ title })}
      />
      <MedicineNotes text={values.title} />
      <SelectField
        label="What kind"
        options={pregnancyPaused && !babyReminderTypes.has(values.type) ? quietTypes : types}
        value={values.type}
        onValueChange={(type) => onChange({ type })}
      />
      <DateTimeField
        kind="datetime-local"
        label="Date and time"
        value={values.due}
        error={errors.due}
        onValueChange={(due) => onChange({ due })}
      />
      <div className={css.pair}>
        <SelectField
          label="Repeats"
          options={repeats}
          value={values.recurring}
          onValueChange={(recurring) => onChange({ recurring })}
        />
        <NumberField
          whole
          label="Remind me"
          unit="min before"
          min={leadLimits.min}
          value={values.lead}
          onValueChange={(lead) => onChange({ lead })}
        />
      </div>
      {values.recurring !== 'none' && (
        <DateTimeField
          kind="date"
          label="Repeat until (optional)"
          value={values.recurringEnd}
          error={errors.recurringEnd}
          onValueChange={(recurringEnd) => onChange({ recurringEnd })}
        />
      )}
      <PriorityChips value={values.priority} onChange={(priority) => onChange({ priority })} />
      <MoreFields values={values} onChange={onChange} />
    </div>
  );
}

interface PriorityChipsProps {
  value: FormValues['priority'];
  onChange: (priority: FormValues['priority']) => void;
}

function PriorityChips({ value, onChange }: PriorityChipsProps) {
  return (
    <div className={css.priority}>
      <GroupLabel>Priority</GroupLabel>
      <ChipRow label="Priority">
        {priorities.map((priority) => (
          <FilterChip key={priority} pressed={priority === value} onPressedChange={() => onChange(priority)}>
            {capitalised(priority)}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}

function MoreFields({ values, onChange }: Omit<ReminderFieldsProps, 'errors'>) {
  return (
    <>
      <ReminderDetails values={values} onChange={onChange} />
    </>
  );
}
