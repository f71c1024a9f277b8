import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'soft' | 'line' | 'quiet' | 'danger' | 'danger-filled';

interface ButtonLook {
  /** Primary is filled: one per view. */
  variant?: ButtonVariant;
  small?: boolean;
  full?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode;
  busy?: boolean;
  /** The verb while busy ("Logging..."). Its room is kept from the start, so that the width does not jump. */
  busyLabel?: string;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', small, full }: ButtonLook = {}): string {
  return classNames('nw-btn', `nw-btn--${variant}`, small && 'nw-btn--small', full && 'nw-btn--full');
}

export function Button({
  variant,
  small,
  full,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  // A busy button stays focusable but neither clicks nor submits a second time.
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  const label = (
    <>
      {icon}
      {children}
    </>
  );
  return (
    <button
      type="button"
      {...props}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
      className={classNames(buttonClass({ variant, small, full }), className)}
    >
      {busyLabel === undefined && !busy ? (
        label
      ) : (
        <span className="nw-btn__face" data-reserve={busyLabel}>
          {busy && (
            <span className="nw-btn__verb">
              <Spinner />
              {busyLabel ?? children}
            </span>
          )}
          <span className="nw-btn__label" aria-hidden={busy || undefined}>
            {label}
          </span>
        </span>
      )}
    </button>
  );
}
