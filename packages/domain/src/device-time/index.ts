export {
  deviceClock,
  deviceDate,
  deviceFieldValue,
  deviceMoment,
  deviceZone,
  endOfDeviceDay,
} from './device';
export { timeAgo } from './time-ago';
