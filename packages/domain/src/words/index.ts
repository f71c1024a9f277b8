export { trimmed } from './trimmed';
