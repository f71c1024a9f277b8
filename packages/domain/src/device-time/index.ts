export { deviceClock, deviceDate, deviceFieldValue, deviceMoment, deviceZone } from './device';
export { timeAgo } from './time-ago';
