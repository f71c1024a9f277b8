export {
  deviceClock,
  deviceDate,
  deviceFieldValue,
  deviceMoment,
  deviceZone,
  endOfDeviceDay,
  isDeviceZone,
} from './device';
export { timeAgo } from './time-ago';
