export * from './reminders.endpoints';
export * from './outside.endpoints';
export * from './baby-reminders.endpoints';
export { createReminder, updateReminder, completeReminder, deleteReminder } from './queued-reminders';
