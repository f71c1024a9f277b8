import { addDays, monthGrid } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { useInterval } from '@nestwell/remote-kit';
import { useState } from 'react';
import { useReminders } from '../../lib/reminders.queries';

/** After this a page has what it needs itself, in milliseconds. */
const CALM = 8000;
const DAYS_AHEAD = 56;

/**
 * Reads what the calendar shows of this month, and of those that eight weeks reach into, wherever she is, so that it is
 * there without a network: what rings tells of nothing before today. Only where the site opens without one at all.
 */
export function useKeptWeeks(isHers: boolean): void {
  const [isWanted, setWanted] = useState(false);
  useInterval(isHers && !isWanted ? CALM : null, () => setWanted(opensOffline()));
  const today = deviceDate(new Date());
  const first = monthGrid(today).flat().at(0) ?? today;
  const last = monthGrid(addDays(today, DAYS_AHEAD)).flat().at(-1) ?? today;
  useReminders(first, last, isHers && isWanted);
}

const opensOffline = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
