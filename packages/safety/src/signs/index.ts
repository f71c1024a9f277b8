export { bloodPressure } from './blood-pressure';
export { contraindications, stopSigns } from './exercise';
export { urgentSigns } from './urgent';
