import { useTimer } from '@nestwell/remote-kit';
import { useEffect, useRef, type ReactNode } from 'react';

const PATIENCE = 8000;

interface OverdueProps {
  onLate: (error: Error) => void;
  children: ReactNode;
}

/** Stands in for what waits for something of its own; tells when that has taken too long. */
export function Overdue({ onLate, children }: OverdueProps) {
  const timer = useTimer();
  const latest = useRef(onLate);
  useEffect(() => {
    latest.current = onLate;
  });
  useEffect(
    () => timer.start(PATIENCE, () => latest.current(new Error(`It waits for longer than ${PATIENCE} ms`))),
    [timer],
  );
  return children;
}
