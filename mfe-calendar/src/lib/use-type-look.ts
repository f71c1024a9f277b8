import { babyReminderTypes, reminderTypeNames, type ReminderType } from '@nestwell/contracts/calendar';
import { useMember } from '@nestwell/remote-kit';
import { typeLooks } from './reminder-types';

const neutral = { name: 'Reminder', ...typeLooks.personal };

/** How a type is named and drawn for the member: while she is quiet about pregnancy and babies, without either. */
export function useTypeLook() {
  const { pregnancyPaused } = useMember();
  return (type: ReminderType) =>
    pregnancyPaused && babyReminderTypes.has(type)
      ? neutral
      : { name: reminderTypeNames[type], ...typeLooks[type] };
}
