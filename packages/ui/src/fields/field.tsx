import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error';

/** What every field can say about itself. */
export interface FieldWords {
  label: ReactNode;
  labelHidden?: boolean;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  /** Right of the label: "Enter manually". */
  action?: ReactNode;
  /** Label left, control right, in one line: a row of a list of figures. */
  inRow?: boolean;
}

/** What the control inside must carry. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string;
  children: (control: ControlProps) => ReactNode;
  /** Below the control, after help and error. */
  foot?: ReactNode;
}

/** Label above, control, then help or error below, tied together for screen readers. */
export function Field({
  id: givenId,
  label,
  labelHidden,
  optional,
  help,
  error,
  action,
  inRow,
  children,
  foot,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = error || help ? `${id}-note` : undefined;
  const note =
    error && noteId ? (
      <FieldError id={noteId}>{error}</FieldError>
    ) : (
      help && (
        <span id={noteId} className="nw-field__help">
          {help}
        </span>
      )
    );
  return (
    <div className={inRow ? 'nw-field nw-field--row' : 'nw-field'}>
      <div className={labelHidden && !action ? 'nw-sr' : 'nw-field__head'}>
        <label htmlFor={id} className={labelHidden ? 'nw-sr' : 'nw-label'}>
          {label}
          {optional && <span className="nw-label__optional"> (optional)</span>}
        </label>
        {action}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': noteId })}
      {foot ? (
        <div className="nw-field__foot">
          {note}
          {foot}
        </div>
      ) : (
        note
      )}
    </div>
  );
}

/** Parts a field's words from the native props of its control. */
export function splitWords<Props extends FieldWords>(
  props: Props,
): [FieldWords, Omit<Props, keyof FieldWords>] {
  const { label, labelHidden, optional, help, error, action, inRow, ...control } = props;
  return [{ label, labelHidden, optional, help, error, action, inRow }, control];
}
