import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface FilterChipProps extends ComponentProps<'button'> {
  pressed: boolean;
  onPressedChange?: (pressed: boolean) => void;
  icon?: ReactNode;
}

/** A filter that is on or off; a check in front says so without colour. */
export function FilterChip({
  pressed,
  onPressedChange,
  icon,
  className,
  children,
  onClick,
  ...props
}: FilterChipProps) {
  return (
    <button
      type="button"
      {...props}
      aria-pressed={pressed}
      className={classNames('nw-chip', className)}
      onClick={(event) => {
        onClick?.(event);
        onPressedChange?.(!pressed);
      }}
    >
      {pressed ? <Check aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

export interface ChipRowProps extends ComponentProps<'div'> {
  /** Names the group: "Meal type". */
  label: string;
  /** One line that scrolls sideways; else chips wrap. */
  scroll?: boolean;
}

export function ChipRow({ label, scroll, className, ...props }: ChipRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      {...props}
      className={classNames('nw-chips', scroll && 'nw-chips--scroll', className)}
    />
  );
}
