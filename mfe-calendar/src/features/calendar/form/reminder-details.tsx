import { textLimits } from '@nestwell/contracts/calendar';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { RiskAnswer } from '@nestwell/remote-kit';
import { TextArea, TextField } from '@nestwell/ui';
import type { FormValues } from './form-values';

interface ReminderDetailsProps {
  values: FormValues;
  onChange: (changes: Partial<FormValues>) => void;
}

/** Whom it is with, where, and what she notes down. */
export function ReminderDetails({ values, onChange }: ReminderDetailsProps) {
  return (
    <>
      <TextField
        label="Doctor or contact (optional)"
        maxLength={textLimits.doctorName}
        value={values.doctorName}
        onValueChange={(doctorName) => onChange({ doctorName })}
      />
      <TextField
        label="Place (optional)"
        maxLength={textLimits.location}
        value={values.location}
        onValueChange={(location) => onChange({ location })}
      />
      <TextArea
        label="Notes (optional)"
        rows={3}
        maxLength={textLimits.description}
        value={values.description}
        onValueChange={(description) => onChange({ description })}
      />
      <RiskAnswer kinds={riskKindsOf(values.description)} onClear={() => onChange({ description: '' })} />
    </>
  );
}
