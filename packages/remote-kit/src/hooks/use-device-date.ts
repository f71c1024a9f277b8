import type { LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { useSyncExternalStore } from 'react';
import { present, renderedInstant } from '../state/server-render';
import { watchClock } from './use-now';

const today = () => deviceDate(new Date(present()));
const renderedDate = () => deviceDate(new Date(renderedInstant()));

/**
 * Today on her calendar: it changes at midnight while a screen stays open, and on coming back to it. While a rendered page
 * is hydrated it is the day that the server rendered.
 */
export const useDeviceDate = (): LocalDate => useSyncExternalStore(watchClock, today, renderedDate);
