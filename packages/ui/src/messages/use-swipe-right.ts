import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

const THRESHOLD = 50;

/** Handlers and style of something swept away to the right by at least 50 px. */
export function useSwipeRight(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const [travel, setTravel] = useState(0);
  const release = () => {
    start.current = null;
    setTravel(0);
  };
  return {
    style: { '--swipe': `${travel}px` } as CSSProperties,
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return;
      // Capturing only once it moves leaves plain taps on its buttons alone.
      const moved = Math.max(0, event.clientX - start.current);
      if (moved > 4) event.currentTarget.setPointerCapture(event.pointerId);
      setTravel(moved);
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = start.current === null ? 0 : event.clientX - start.current;
      release();
      if (moved >= THRESHOLD) onSwiped();
    },
    onPointerCancel: release,
  };
}
