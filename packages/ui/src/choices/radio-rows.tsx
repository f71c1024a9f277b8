import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError } from '../fields/field-error';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioRowsProps<Value extends string> {
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  error?: ReactNode;
  columns?: 1 | 2;
}

/** Full-width radios with an egg pip. */
export function RadioRows<Value extends string>(props: RadioRowsProps<Value>) {
  const { label, labelHidden, options, value, onValueChange, error, columns = 1 } = props;
  const name = useId();
  return (
    <fieldset
      className={classNames('nw-options', columns === 2 && 'nw-options--two')}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={labelHidden ? 'nw-sr' : 'nw-label'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="nw-option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className="nw-option__pip" aria-hidden="true" />
          <span>
            {option.label}
            {option.description && <span className="nw-option__note">{option.description}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
