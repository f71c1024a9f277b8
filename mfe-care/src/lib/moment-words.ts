import { fullDay } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';

/** 'Thursday, 26 November, 10:30', as whoever reads it writes days and clocks. */
export const momentWords = (iso: string): string => {
  const moment = new Date(iso);
  return `${fullDay(deviceDate(moment))}, ${deviceClock(moment)}`;
};
