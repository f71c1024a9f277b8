/** What one announcement of a reminder is called, wherever it is made: another when the reminder is moved. */
export const alertKey = (
  { id, dueDateTime }: { id: string; dueDateTime: string },
  event: 'day-before' | 'lead' | 'due',
): string => `${id} ${dueDateTime} ${event}`;
