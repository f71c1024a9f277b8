import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Shell } from '../theme/shells';

export interface BadgeProps extends ComponentProps<'span'> {
  /** A category's shell, or a status; a status is never without icon and words. */
  tone?: Shell | 'success' | 'warn' | 'danger' | 'calm' | 'yolk' | 'neutral';
  icon?: ReactNode;
}

const STATUSES: readonly string[] = ['success', 'warn', 'danger', 'calm', 'yolk', 'neutral'];

export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={classNames(
        'nw-badge',
        STATUSES.includes(tone) ? `nw-badge--${tone}` : `nw-${tone}`,
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

export interface ConfidenceBadgeProps {
  /** 0 to 100. */
  percent: number;
  /** After the number: "79% match". */
  word?: string;
}

/** Success from 80, warn from 60, neutral below; always with the number. */
export function ConfidenceBadge({ percent, word = 'match' }: ConfidenceBadgeProps) {
  const rounded = Math.round(percent);
  const tone = rounded >= 80 ? 'success' : rounded >= 60 ? 'warn' : 'neutral';
  return <Badge tone={tone}>{`${rounded}% ${word}`}</Badge>;
}
