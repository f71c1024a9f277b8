import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';

export interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Why it is disabled; shown in place of the description. */
  reason?: ReactNode;
  /** Its label stands above it, as a field's does: beside fields. */
  stacked?: boolean;
}

export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  disabled,
  reason,
  stacked,
}: SwitchProps) {
  const id = useId();
  const note = disabled ? (reason ?? description) : description;
  return (
    <div className={classNames('nw-switch', stacked && 'nw-switch--stacked')}>
      <div className="nw-switch__words">
        <label htmlFor={id} className="nw-switch__label">
          {label}
        </label>
        {note && (
          <span id={`${id}-note`} className="nw-switch__note">
            {note}
          </span>
        )}
      </div>
      <span className="nw-switch__target">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <span className="nw-switch__track" aria-hidden="true" />
      </span>
    </div>
  );
}
