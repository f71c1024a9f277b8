import { babyReminderTypes, reminderTypeNames, type ReminderType } from '@nestwell/contracts/calendar';
import { useMember } from '@nestwell/remote-kit';

/** How a type is named to the member: while she is quiet about pregnancy and babies, by no word of them. */
export function useTypeName(): (type: ReminderType) => string {
  const { pregnancyPaused } = useMember();
  return (type) => (pregnancyPaused && babyReminderTypes.has(type) ? 'Reminder' : reminderTypeNames[type]);
}
