import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The action and its object: "Read Lentil Stew aloud". */
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  /** Shown as a badge, "9+" beyond nine; nothing at zero. Say the whole number in `label`. */
  count?: number;
  /** Raised ground, for a button that stands on the page by itself. */
  filled?: boolean;
}

/** The classes of an icon button, for links that look like one. */
export function iconButtonClass({ filled }: Pick<IconButtonProps, 'filled'> = {}): string {
  return classNames('nw-ib', filled && 'nw-ib--fill');
}

export function IconButton({
  label,
  pressed,
  expanded,
  count = 0,
  filled,
  className,
  children,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded ?? props['aria-expanded']}
      className={classNames(iconButtonClass({ filled }), className)}
    >
      {children}
      {count > 0 && (
        <span className="nw-count" aria-hidden="true">
          {count > 9 ? '9+' : count}
        </span>
      )}
    </button>
  );
}
