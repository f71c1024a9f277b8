import { Check as CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface CheckProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The label is for screen readers only: the row beside the box already says it. */
  labelHidden?: boolean;
  /** Strikes the label through once checked: shopping. */
  strikes?: boolean;
  className?: string;
}

function Box({
  label,
  checked,
  onCheckedChange,
  disabled,
  labelHidden,
  strikes,
  className,
  egg,
}: CheckProps & { egg?: boolean }) {
  return (
    <label
      className={classNames('nw-check', egg && 'nw-check--egg', labelHidden && 'nw-check--bare', className)}
    >
      <span className="nw-check__box">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <span className="nw-check__mark" aria-hidden="true">
          <CheckIcon />
        </span>
      </span>
      <span className={classNames(labelHidden && 'nw-sr', strikes && checked && 'nw-check--struck')}>
        {label}
      </span>
    </label>
  );
}

/** A square check: shopping. */
export function Check(props: CheckProps) {
  return <Box {...props} />;
}

/** An egg-shaped check: reminders. */
export function EggCheck(props: CheckProps) {
  return <Box {...props} egg />;
}
