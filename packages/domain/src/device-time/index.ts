export {
  deviceClock,
  deviceDate,
  deviceFieldValue,
  deviceHour,
  deviceMinute,
  deviceMoment,
  deviceTimeValue,
  deviceWeekday,
  deviceZone,
  endOfDeviceDay,
  isDeviceZone,
} from './device';
export { renderBy, type RenderClock } from './render-clock';
export { timeAgo } from './time-ago';
