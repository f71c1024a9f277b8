import { relativeDay } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';

/** 'Today, 8:10', 'Monday, 21:00', '12 Oct, 7:30' */
export const nearWords = (moment: Date, now = new Date()): string =>
  `${relativeDay(deviceDate(moment), deviceDate(now))}, ${deviceClock(moment)}`;
