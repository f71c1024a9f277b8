import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { begins, ends } from './running';

interface WatchedProps {
  /** `id@version` of whose part it is. */
  owner: string;
  children: ReactNode;
}

/** Marks whose code draws a part of the page, and whose effects run first after it was drawn. */
export function Watched({ owner, children }: WatchedProps) {
  return (
    <>
      <Begin owner={owner} />
      {children}
      <End />
    </>
  );
}

/** React draws, and runs effects, in the order of the page: this before the children, the other after them. */
function Begin({ owner }: { owner: string }) {
  begins(owner, 'render');
  useLayoutEffect(() => begins(owner, 'render'), [owner]);
  useEffect(() => begins(owner, 'render'), [owner]);
  return null;
}

function End() {
  ends();
  useLayoutEffect(ends, []);
  useEffect(ends, []);
  return null;
}
