import type { ReactNode } from 'react';
import { Logo } from '../art/logo';

/** The top of an open screen without the bowl: name and mark, and room beside them for the way to help. */
export function HeadBar({ children }: { children?: ReactNode }) {
  return (
    <div className="nw-headbar">
      <span className="nw-headbar__brand">
        <Logo />
        Nestwell
      </span>
      {children}
    </div>
  );
}
