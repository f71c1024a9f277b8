import { medicineLimits } from '@nestwell/contracts/care';
import type { Rhythm } from '@nestwell/domain/medicines';
import { useMember } from '@nestwell/remote-kit';
import { MedicineNotes } from '@nestwell/remote-kit/medicine-notes';
import { lineBeforeAny, medicineStageOf } from '@nestwell/safety/medicines';
import {
  Button,
  DateTimeField,
  FieldError,
  IconButton,
  Plus,
  SelectField,
  Switch,
  TextField,
  X,
} from '@nestwell/ui';
import type { MedicineForm, problemsOf } from './medicine-form';
import * as css from './medicines.module.css';

interface MedicineFieldsProps {
  form: MedicineForm;
  problems: Partial<ReturnType<typeof problemsOf>>;
  onChange: (changes: Partial<MedicineForm>) => void;
}

const rhythmLabels: Record<Rhythm, string> = {
  daily: 'Every day',
  weekly: 'Every week',
  needed: 'When needed',
};
const rhythmOptions = (Object.keys(rhythmLabels) as Rhythm[]).map((value) => ({
  value,
  label: rhythmLabels[value],
}));

export function MedicineFields({ form, problems, onChange }: MedicineFieldsProps) {
  const { name, amount, rhythm, startsOn, endsOn, reminds } = form;
  const line = lineBeforeAny(medicineStageOf(useMember()));
  return (
    <>
      <TextField
        label="Name"
        help={line}
        maxLength={medicineLimits.name}
        value={name}
        error={problems.name}
        onValueChange={(typed) => onChange({ name: typed })}
      />
      <MedicineNotes text={`${name} ${amount}`} />
      <TextField
        label="Amount"
        optional
        help="As you were told, like “one pill”."
        maxLength={medicineLimits.amount}
        value={amount}
        onValueChange={(typed) => onChange({ amount: typed })}
      />
      <SelectField
        label="How often"
        options={rhythmOptions}
        value={rhythm}
        onValueChange={(chosen) => onChange({ rhythm: chosen })}
      />
      {rhythm !== 'needed' && <Times form={form} problems={problems} onChange={onChange} />}
      <DateTimeField
        kind="date"
        label="First day"
        value={startsOn}
        error={problems.startsOn}
        onValueChange={(day) => onChange({ startsOn: day })}
      />
      <DateTimeField
        kind="date"
        label="Last day"
        optional
        value={endsOn}
        error={problems.endsOn}
        onValueChange={(day) => onChange({ endsOn: day })}
      />
      {rhythm !== 'needed' && (
        <Switch
          label="Remind me at these times"
          checked={reminds}
          onCheckedChange={(on) => onChange({ reminds: on })}
        />
      )}
    </>
  );
}

function Times({ form: { times }, problems, onChange }: MedicineFieldsProps) {
  const put = (at: number, time: string) =>
    onChange({ times: times.map((other, place) => (place === at ? time : other)) });
  return (
    <>
      {times.map((time, at) => (
        <div key={at} className={css.time}>
          <DateTimeField
            kind="time"
            label={times.length > 1 ? `Time ${at + 1}` : 'Time'}
            value={time}
            onValueChange={(chosen) => put(at, chosen)}
          />
          {times.length > 1 && (
            <IconButton
              label={`Leave out time ${at + 1}`}
              onClick={() => onChange({ times: times.filter((_, place) => place !== at) })}
            >
              <X />
            </IconButton>
          )}
        </div>
      ))}
      {problems.times && <FieldError role="alert">{problems.times}</FieldError>}
      {times.length < medicineLimits.times && (
        <Button
          variant="quiet"
          small
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange({ times: [...times, ''] })}
        >
          Another time
        </Button>
      )}
    </>
  );
}
