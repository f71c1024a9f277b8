import type { Reminder } from '@nestwell/contracts/calendar';
import { useDocumentEvent, useTimer } from '@nestwell/remote-kit';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { isSame, placeOf, type Target } from './target';

type Means = 'pointer' | 'keys';

/** What she moves and where it would land; nowhere while the pointer is outside of all places. */
export interface Carried {
  reminder: Reminder;
  to: Target | null;
  by: Means;
}

/** Where a reminder can be carried to. */
export interface Places {
  /** Below a point of the screen, `lift` pixels above which the thing begins. */
  at: (point: { x: number; y: number }, reminder: Reminder, lift: number) => Target | null;
  /** One step of an arrow key. */
  step: (key: string, from: Target) => Target;
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
  area: RefObject<HTMLElement | null>;
  places: Places;
  onDrop: (reminder: Reminder, to: Target, by: Means) => void;
}

/** Moving by the pointer, after 4 px or a long touch, and by keys: M, arrows, Enter; Escape leaves it where it was. */
export function useCarrying({ area, places, onDrop }: Carrying) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const start = useRef<Start | null>(null);
  /** The press that ends a move is none. */
  const justMoved = useRef(false);
  const hold = useTimer();
  const stop = () => {
    hold.stop();
    start.current = null;
    setCarried(null);
  };
  const drop = ({ reminder, to, by }: Carried) => {
    stop();
    if (to && !isSame(to, placeOf(reminder))) onDrop(reminder, to, by);
  };
  const isCarrying = carried !== null;
  useEffect(() => {
    const place = area.current;
    if (!place || !isCarrying) return;
    // What a finger carries does not scroll along.
    const keep = (event: Event) => event.preventDefault();
    place.addEventListener('touchmove', keep, { passive: false });
    return () => place.removeEventListener('touchmove', keep);
  }, [area, isCarrying]);
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape' && carried?.by === 'pointer') stop();
  });
  const down = (event: PointerEvent, reminder: Reminder, taken: HTMLElement) => {
    if (event.button !== 0) return;
    justMoved.current = false;
    // From here on, however fast she is: the first move may already be beyond the block.
    taken.setPointerCapture(event.pointerId);
    const isTouch = event.pointerType === 'touch';
    const lift = event.clientY - taken.getBoundingClientRect().top;
    start.current = { reminder, x: event.clientX, y: event.clientY, lift, isTouch };
    if (isTouch) hold.start(HELD, () => setCarried({ reminder, to: placeOf(reminder), by: 'pointer' }));
  };
  const following = {
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      if (!carried) {
        if (Math.hypot(x - from.x, y - from.y) < FAR) return;
        // A finger that moves before it was held scrolls.
        if (from.isTouch) return stop();
      }
      const { reminder, lift } = from;
      setCarried({ reminder, to: places.at({ x, y }, reminder, lift), by: 'pointer' });
    },
    onPointerUp: () => {
      hold.stop();
      start.current = null;
      justMoved.current = carried !== null;
      if (carried) drop(carried);
    },
    onPointerCancel: stop,
  };
  /** Whether the key was meant for what she carries, or takes up one of those that are here: M again takes the next. */
  const keys = (event: KeyboardEvent, here: readonly Reminder[]): boolean => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key.toLowerCase() === 'm' && isPlain && (!carried || here.length > 1)) {
      const next = here[(here.findIndex(({ id }) => id === carried?.reminder.id) + 1) % here.length];
      if (!next) return false;
      setCarried({ reminder: next, to: placeOf(next), by: 'keys' });
    } else if (!carried) return false;
    else if (event.key === 'Escape') stop();
    else if (event.key === 'Enter') drop(carried);
    else if (event.key.startsWith('Arrow') && carried.to)
      setCarried({ ...carried, to: places.step(event.key, carried.to) });
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    carried,
    down,
    following,
    keys,
    /** All of it for an element that is one reminder. */
    partsOf: (reminder: Reminder) => ({
      ...following,
      onPointerDown: (event: PointerEvent<HTMLElement>) => down(event, reminder, event.currentTarget),
      onKeyDown: (event: KeyboardEvent) => {
        keys(event, [reminder]);
      },
    }),
    hasJustMoved: () => {
      const was = justMoved.current;
      justMoved.current = false;
      return was;
    },
  };
}
