import { addDays, monthGrid, type LocalDate } from '@nestwell/domain/calendar-days';
import { useInterval, useDeviceDate } from '@nestwell/remote-kit';
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
  const isAsked = isHers && isWanted;
  const today = useDeviceDate();
  const { first, last } = isAsked ? weeksShown(today) : { first: today, last: today };
  useReminders(first, last, isAsked);
}

const weeksShown = (today: LocalDate) => ({
  first: monthGrid(today).flat().at(0) ?? today,
  last: monthGrid(addDays(today, DAYS_AHEAD)).flat().at(-1) ?? today,
});

const opensOffline = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
