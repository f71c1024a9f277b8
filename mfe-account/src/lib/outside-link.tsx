import { ArrowUpRight, VisuallyHidden } from '@nestwell/ui';
import type { ReactNode } from 'react';

interface OutsideLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Opens another site in a new tab, which gets no hold on this one, and says so. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <ArrowUpRight aria-hidden="true" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}
