import { outsideEndpoints } from './outside.contract';
import { remindersEndpoints } from './reminders.contract';

export * from './outside.contract';
export * from './reminders.contract';

export const calendar = { ...remindersEndpoints, ...outsideEndpoints } as const;
