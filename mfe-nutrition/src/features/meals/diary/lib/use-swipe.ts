import { useRef, type TouchEvent } from 'react';

/** In pixels: shorter ones are taps, and steeper ones scroll the page. */
const SHORTEST = 56;
const STEEPEST = 0.5;

interface Point {
  x: number;
  y: number;
}

function pointOf({ changedTouches }: TouchEvent): Point | null {
  const touch = changedTouches[0];
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}

/** A finger's way across, to the left or to the right. One finger only: two enlarge the page. */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void) {
  const from = useRef<Point | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = event.touches.length === 1 ? pointOf(event) : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const [start, end] = [from.current, pointOf(event)];
      from.current = null;
      if (!start || !end) return;
      const across = end.x - start.x;
      if (Math.abs(across) < SHORTEST || Math.abs(end.y - start.y) > Math.abs(across) * STEEPEST) return;
      onSwipe(across < 0 ? 'left' : 'right');
    },
    onTouchCancel: () => {
      from.current = null;
    },
  };
}
