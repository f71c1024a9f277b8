import type { ReactNode } from 'react';

/** Words above a group of choices, as a field has its label. The group says them by its own `aria-label`. */
export function GroupLabel({ children }: { children: ReactNode }) {
  return (
    <p className="nw-label" aria-hidden="true">
      {children}
    </p>
  );
}
