import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** Right of the heading; give links the class `linkClass`. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** The class of a text link with a 44 px target. */
export const linkClass = 'nw-link';

/** A part of the screen, named by its heading. */
export function Section({ title, action, level = 2, className, children, ...props }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} {...props} className={classNames('nw-section', className)}>
      <div className="nw-section__head">
        <Heading id={id}>{title}</Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
