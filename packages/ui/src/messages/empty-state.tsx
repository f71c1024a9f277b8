import type { ComponentProps, ReactNode } from 'react';
import { Illustration, type ArtName } from '../art/illustration';
import { classNames } from '../class-names';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  art: ArtName;
  title: ReactNode;
  /** One action. */
  action?: ReactNode;
  level?: 2 | 3;
  /** About as high as three rows of a list: where one will come. */
  compact?: boolean;
}

/** Drawing, title, one kind sentence (the children), one action. */
export function EmptyState({
  art,
  title,
  action,
  level = 3,
  compact,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div {...props} className={classNames('nw-empty', compact && 'nw-empty--compact', className)}>
      <Illustration name={art} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
