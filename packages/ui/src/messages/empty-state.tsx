import type { ComponentProps, ReactNode } from 'react';
import { Illustration, type ArtName } from '../art/illustration';
import { classNames } from '../class-names';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  art: ArtName;
  title: ReactNode;
  /** One action. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** Drawing, title, one kind sentence (the children), one action. */
export function EmptyState({
  art,
  title,
  action,
  level = 3,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div {...props} className={classNames('nw-empty', className)}>
      <Illustration name={art} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
