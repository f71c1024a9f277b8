import { useId } from 'react';
import { TextField, type TextFieldProps } from './text-field';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'end' | 'endCount'> {
  /** Whole numbers only: the phone's keypad then has no separator. */
  whole?: boolean;
  /** Inside, at the right: "lb". */
  unit?: string;
}

/**
 * A number as the text she typed. Not `type="number"`: that one loses what it cannot parse and changes under a
 * scrolling finger. The form decides what the text means.
 */
export function NumberField({ whole, unit, ...props }: NumberFieldProps) {
  const unitId = useId();
  return (
    <TextField
      autoComplete="off"
      {...props}
      aria-describedby={unit && unitId}
      inputMode={whole ? 'numeric' : 'decimal'}
      end={
        unit && (
          <span id={unitId} className="nw-fieldbox__unit" aria-hidden="true">
            {unit}
          </span>
        )
      }
    />
  );
}
