import { TextField, type TextFieldProps } from './text-field';

export interface DateTimeFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'endCount'> {
  /** Values are "2026-11-21", "08:30" or "2026-11-21T08:30", without a zone. */
  kind: 'date' | 'time' | 'datetime-local';
}

/** The device's own picker. */
export function DateTimeField({ kind, ...props }: DateTimeFieldProps) {
  return <TextField {...props} type={kind} />;
}
