export { useChangeReminderSettings, useReminderSettings } from './reminder-settings.queries';
export type { ToRing } from './ring-question';
export { RingLine } from './ring-line';
export { RingSettings } from './ring-settings';
export { useRingQuestion } from './use-ring-question';
export { useRinging } from './use-ringing';
