import { useDocumentEvent, useUser } from '@nestwell/remote-kit';
import { unlockSound } from '../../lib/chime';
import { useReminderAlerts } from './use-reminder-alerts';

/** On every screen: lets due reminders be heard. Shows nothing itself. */
export function ReminderPresence() {
  const { user } = useUser();
  return user && <Listening />;
}

function Listening() {
  useDocumentEvent('click', unlockSound);
  useDocumentEvent('keydown', unlockSound);
  useReminderAlerts();
  return null;
}
