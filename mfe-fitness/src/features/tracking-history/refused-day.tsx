import { fitness, type TrackingEntry } from '@nestwell/contracts/fitness';
import { useHandedBack, useDeviceDate } from '@nestwell/remote-kit';
import { useState } from 'react';
import { DaySheet } from '../../lib/day/day-sheet-later';
import { useCheckInsOf, useHistory } from './history.queries';
import { anEmptyDay } from './lib/empty-day';
import { historyRange } from './lib/history-range';

/** A day whose change was refused opens with it, once it is known what the day holds already. */
export function RefusedDay() {
  const today = useDeviceDate();
  const range = historyRange(0, today);
  const { data, isPending } = useHistory(range);
  const checkIns = useCheckInsOf(range);
  const [row, setRow] = useState<TrackingEntry>();
  const isOpen = row !== undefined;
  useHandedBack(fitness.logTracking, isOpen, ({ rows }) => setRow(rows[0]));
  useHandedBack(fitness.syncHealth, isOpen, ({ rows }) => setRow(rows[0]));
  if (row === undefined || isPending) return null;
  const kept = data?.find(({ date }) => date === row.date);
  // On its row stands only what she wrote.
  const written = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  return (
    <DaySheet
      entry={kept ?? anEmptyDay(row.userId, row.date)}
      isNew={kept === undefined}
      checkIn={checkIns.data && (checkIns.data.find(({ date }) => date === row.date) ?? null)}
      onClose={() => setRow(undefined)}
      written={written}
    />
  );
}
