import { Clock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Badge } from '../messages/badge';
import { shellClass, type Shell } from '../theme/shells';

export interface CardProps extends ComponentProps<'section'> {
  variant?: 'raised' | 'flat' | 'field' | 'danger' | 'locked';
  /** The hue of a `field` card. */
  shell?: Shell;
  /** Why a locked card is not available yet ("Wait 2 months"). */
  reason?: string;
}

export function Card({ variant = 'raised', shell, reason, className, children, ...props }: CardProps) {
  const locked = variant === 'locked';
  return (
    <section
      {...props}
      {...(locked && { role: 'group', 'aria-disabled': true })}
      className={classNames(
        'nw-card',
        variant !== 'raised' && `nw-card--${variant}`,
        shell && shellClass(shell),
        className,
      )}
    >
      {locked && reason && (
        <span className="nw-card__reason">
          <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
            {reason}
          </Badge>
        </span>
      )}
      {children}
    </section>
  );
}
