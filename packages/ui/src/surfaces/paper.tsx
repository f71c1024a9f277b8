import type { ReactNode } from 'react';

/** What is printed in place of the page around it, and is nowhere on the screen. At most one of a page. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <div className="nw-paper" aria-hidden="true">
      {children}
    </div>
  );
}
