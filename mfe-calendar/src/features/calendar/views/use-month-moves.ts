import type { Reminder } from '@nestwell/contracts/calendar';
import { addDays, type LocalDate, monthGrid } from '@nestwell/domain/calendar-days';
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { placeOf } from './wide/target';
import { useCarrying } from './wide/use-carrying';
import { useMove } from './wide/use-move';

interface MonthMoves {
  area: RefObject<HTMLTableElement | null>;
  day: LocalDate;
  days: ReadonlyMap<LocalDate, Reminder[]>;
  onDayChange: (day: LocalDate) => void;
  onOpen: (reminder: Reminder) => void;
}

const dayStep: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moving a reminder to another day of the month, where it keeps its clock time: by its label, or by M and arrows. */
export function useMonthMoves({ area, day, days, onDayChange, onOpen }: MonthMoves) {
  const { asking, drop, answer } = useMove();
  const reached = useRef<LocalDate>(undefined);
  const isFine = useRef(false);
  const { carried, down, following, keys, hasJustMoved } = useCarrying({
    area,
    places: {
      at: ({ x, y }, reminder) => {
        const below = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
        return below && area.current?.contains(document.elementFromPoint(x, y))
          ? { ...placeOf(reminder), day: below }
          : null;
      },
      step: (key, from) => {
        const to = addDays(from.day, dayStep[key] ?? 0);
        return monthGrid(day).flat().includes(to) ? { ...from, day: to } : from;
      },
    },
    onDrop: (reminder, to, by) => {
      drop(reminder, to);
      if (by !== 'keys') return;
      reached.current = to.day;
      onDayChange(to.day);
    },
  });
  // What keys have moved is followed by them.
  useEffect(() => {
    if (reached.current !== day) return;
    reached.current = undefined;
    area.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [area, day]);
  const labelled = ({ target }: PointerEvent | MouseEvent) => {
    const label = target instanceof Element ? target.closest<HTMLElement>('[data-reminder]') : null;
    const reminder = [...days.values()].flat().find(({ id }) => id === label?.dataset.reminder);
    return label && reminder ? { label, reminder } : null;
  };
  return {
    asking,
    answer,
    carried,
    keys: (event: KeyboardEvent) => keys(event, days.get(day) ?? []),
    pointer: {
      ...following,
      onPointerDown: (event: PointerEvent) => {
        hasJustMoved();
        isFine.current = event.pointerType !== 'touch';
        const taken = labelled(event);
        if (taken) down(event, taken.reminder, taken.label);
      },
      /** The press that ends a move is none; one on a label opens that reminder, where fingers are fine enough. */
      onClickCapture: (event: MouseEvent) => {
        const pressed = isFine.current ? labelled(event) : null;
        const isEnd = hasJustMoved();
        if (!isEnd && !pressed) return;
        event.stopPropagation();
        if (!isEnd && pressed) onOpen(pressed.reminder);
      },
    },
  };
}
