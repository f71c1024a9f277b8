import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, splitWords, type FieldWords } from './field';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string>
  extends FieldWords, Omit<ComponentProps<'select'>, 'value' | 'children'> {
  options: readonly SelectOption<Value>[];
  value: Value | '';
  onValueChange?: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** The device's own list: on a phone nothing drawn by us is as easy with one thumb. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const [words, { options, onValueChange, onChange, placeholder, className, ...native }] = splitWords(props);
  return (
    <Field {...words} id={native.id}>
      {(control) => (
        <div className="nw-select">
          <select
            {...native}
            {...control}
            className={classNames('nw-input', className)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value as Value);
            }}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
