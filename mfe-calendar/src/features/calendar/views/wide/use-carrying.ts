import type { Reminder } from '@nestwell/contracts/calendar';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { useDocumentEvent, useTimer } from '@nestwell/remote-kit';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { isSame, placeOf, steppedBy, targetAt, type Target } from './target';

/** What she moves and where it would land; nowhere while the pointer is outside of the week. */
export interface Carried {
  reminder: Reminder;
  to: Target | null;
  by: 'pointer' | 'keys';
}

interface Start {
  reminder: Reminder;
  x: number;
  y: number;
  /** From the block's upper edge to the pointer. */
  lift: number;
  isTouch: boolean;
}

const FAR = 4;
const HELD = 350;

interface Carrying {
  columns: RefObject<HTMLElement | null>;
  week: readonly LocalDate[];
  onDrop: (reminder: Reminder, to: Target) => void;
}

/** Moving by the pointer, after 4 px or a long touch, and by keys: M, arrows, Enter; Escape leaves it where it was. */
export function useCarrying({ columns, week, onDrop }: Carrying) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const start = useRef<Start | null>(null);
  /** The press that ends a move is none. */
  const justMoved = useRef(false);
  const hold = useTimer();
  const targetOf = ({ clientX: x, clientY: y }: PointerEvent, { lift }: Start) => {
    const box = columns.current?.getBoundingClientRect();
    return box ? targetAt({ x, y }, box, week, lift) : null;
  };
  const stop = () => {
    hold.stop();
    start.current = null;
    setCarried(null);
  };
  const drop = ({ reminder, to }: Carried) => {
    stop();
    if (to && !isSame(to, placeOf(reminder))) onDrop(reminder, to);
  };
  const isCarrying = carried !== null;
  useEffect(() => {
    const place = columns.current;
    if (!place || !isCarrying) return;
    // What a finger carries does not scroll along.
    const keep = (event: Event) => event.preventDefault();
    place.addEventListener('touchmove', keep, { passive: false });
    return () => place.removeEventListener('touchmove', keep);
  }, [columns, isCarrying]);
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape' && carried?.by === 'pointer') stop();
  });
  const pointer = (reminder: Reminder) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      justMoved.current = false;
      // From here on, however fast she is: the first move may already be beyond the block.
      event.currentTarget.setPointerCapture(event.pointerId);
      const isTouch = event.pointerType === 'touch';
      const lift = event.clientY - event.currentTarget.getBoundingClientRect().top;
      start.current = { reminder, x: event.clientX, y: event.clientY, lift, isTouch };
      if (isTouch) hold.start(HELD, () => setCarried({ reminder, to: placeOf(reminder), by: 'pointer' }));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from) return;
      if (!carried) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        // A finger that moves before it was held scrolls.
        if (from.isTouch) return stop();
      }
      setCarried({ reminder, to: targetOf(event, from), by: 'pointer' });
    },
    onPointerUp: () => {
      hold.stop();
      start.current = null;
      justMoved.current = carried !== null;
      if (carried) drop(carried);
    },
    onPointerCancel: stop,
  });
  const onKeyDown = (reminder: Reminder) => (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!carried) {
      if (event.key.toLowerCase() !== 'm' || !isPlain) return;
      setCarried({ reminder, to: placeOf(reminder), by: 'keys' });
    } else if (event.key === 'Escape') stop();
    else if (event.key === 'Enter') drop(carried);
    else if (event.key.startsWith('Arrow') && carried.to)
      setCarried({ ...carried, to: steppedBy(event.key, carried.to, week) });
    else return;
    event.preventDefault();
  };
  return {
    carried,
    partsOf: (reminder: Reminder) => ({ ...pointer(reminder), onKeyDown: onKeyDown(reminder) }),
    hasJustMoved: () => {
      const was = justMoved.current;
      justMoved.current = false;
      return was;
    },
  };
}
