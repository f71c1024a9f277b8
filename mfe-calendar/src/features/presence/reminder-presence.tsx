import { useUser } from '@nestwell/remote-kit';
import { useEffect } from 'react';
import { unlockSound } from '../../lib/chime';
import { useReminderAlerts } from './use-reminder-alerts';

/** On every screen: lets due reminders be heard. Shows nothing itself. */
export function ReminderPresence() {
  const { user } = useUser();
  return user && <Listening />;
}

function Listening() {
  useUnlockedSound();
  useReminderAlerts();
  return null;
}

function useUnlockedSound(): void {
  useEffect(() => {
    const events = ['click', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, unlockSound);
    return () => {
      for (const event of events) document.removeEventListener(event, unlockSound);
    };
  }, []);
}
