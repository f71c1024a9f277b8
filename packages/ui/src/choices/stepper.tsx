import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../buttons/icon-button';

export interface StepperProps {
  label: string;
  /** What it counts is plain from where it stands. */
  labelHidden?: boolean;
  value: number;
  onValueChange: (value: number) => void;
  step?: number;
  min?: number;
  max?: number;
  unit?: string;
}

/** A number with less and more beside it: hours of sleep, cups of water. */
export function Stepper({
  label,
  labelHidden,
  value,
  onValueChange,
  step = 1,
  min = 0,
  max = Infinity,
  unit,
}: StepperProps) {
  const id = useId();
  // Tenths and halves added in binary drift: 0.1 + 0.2.
  const moved = (by: number) => Math.min(max, Math.max(min, Math.round((value + by) * 1000) / 1000));
  return (
    <div className="nw-stepper" role="group" aria-labelledby={id}>
      <span id={id} className={labelHidden ? 'nw-sr' : 'nw-stepper__label'}>
        {label}
      </span>
      <div className="nw-stepper__controls">
        <IconButton
          filled
          label={`Less ${label.toLowerCase()}`}
          disabled={value <= min}
          onClick={() => onValueChange(moved(-step))}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <output className="nw-num" aria-live="polite">
          {value}
          {unit && <small> {unit}</small>}
        </output>
        <IconButton
          filled
          label={`More ${label.toLowerCase()}`}
          disabled={value >= max}
          onClick={() => onValueChange(moved(step))}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
