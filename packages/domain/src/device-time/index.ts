export { deviceClock, deviceDate, deviceMoment, deviceZone } from './device';
export { timeAgo } from './time-ago';
