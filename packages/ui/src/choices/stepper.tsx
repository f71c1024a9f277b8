import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../class-names';
import { StepButton } from './step-button';

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
  /** The figure of its screen: in the middle, with its name for those who cannot see where it stands. */
  large?: boolean;
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
  large,
}: StepperProps) {
  const id = useId();
  // Tenths and halves added in binary drift: 0.1 + 0.2.
  const moved = (by: number) => Math.min(max, Math.max(min, Math.round((value + by) * 1000) / 1000));
  return (
    <div className={classNames('nw-stepper', large && 'nw-stepper--large')} role="group" aria-labelledby={id}>
      <span id={id} className={large || labelHidden ? 'nw-sr' : 'nw-stepper__label'}>
        {label}
      </span>
      <div className="nw-stepper__controls">
        <StepButton
          label={`Less ${label.toLowerCase()}`}
          disabled={value <= min}
          onStep={() => onValueChange(moved(-step))}
        >
          <Minus aria-hidden="true" />
        </StepButton>
        <output className="nw-num" aria-live="polite">
          {value}
          {unit && <small> {unit}</small>}
        </output>
        <StepButton
          label={`More ${label.toLowerCase()}`}
          disabled={value >= max}
          onStep={() => onValueChange(moved(step))}
        >
          <Plus aria-hidden="true" />
        </StepButton>
      </div>
    </div>
  );
}
