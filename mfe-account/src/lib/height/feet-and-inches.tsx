import { NumberField, type NumberFieldProps } from '@nestwell/ui';
import { useState } from 'react';
import { feetShown, inchesTyped, type TypedFeet } from './typed-feet';

interface FeetAndInchesProps extends Pick<NumberFieldProps, 'error' | 'optional' | 'enterKeyHint'> {
  className: string | undefined;
  /** Inches of all of it. */
  value: string;
  onValueChange: (inches: string) => void;
}

/** A height as people of feet and inches say it: in two fields. */
export function FeetAndInches({ className, value, error, onValueChange, ...props }: FeetAndInchesProps) {
  const [typed, setTyped] = useState({ ...feetShown(value), total: value });
  // Another height than the one typed here, for instance of a new unit, stands in the fields at once.
  const shown = typed.total === value ? typed : { ...feetShown(value), total: value };
  const change = (part: Partial<TypedFeet>) => {
    const next = { ...shown, ...part };
    const total = inchesTyped(next);
    setTyped({ ...next, total });
    onValueChange(total);
  };
  return (
    <div className={className} role="group" aria-label="Height">
      <NumberField
        {...props}
        label="Height, feet"
        unit="ft"
        maxLength={6}
        value={shown.feet}
        error={error}
        onValueChange={(feet) => change({ feet })}
      />
      <NumberField
        {...props}
        label="Height, inches"
        unit="in"
        maxLength={6}
        value={shown.inches}
        onValueChange={(inches) => change({ inches })}
      />
    </div>
  );
}
