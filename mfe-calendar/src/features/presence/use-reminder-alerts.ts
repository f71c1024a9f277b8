import { useSpeech, useToast } from '@nestwell/remote-kit';
import { useNavigate } from '@nestwell/remote-kit/router';
import { useEffect, useRef } from 'react';
import { alertsAt, type Alert } from '../../lib/alerts';
import { playTone, toneLength } from '../../lib/chime';
import { announcementsAt } from '../../lib/progressive';
import { useUpcomingReminders } from '../../lib/reminders.queries';
import { soundSettings } from '../../lib/sound-settings';
import { useNow } from '../../lib/use-now';
import { claim, heardKeys } from './heard';

/** Sounds what is due at each look at the clock, once per device, and says it in a toast. */
export function useReminderAlerts(): void {
  const { reminders } = useUpcomingReminders();
  const now = useNow();
  const latest = useSounding();
  const sound = useRef(latest);
  useEffect(() => {
    sound.current = latest;
  });
  useEffect(() => {
    const heard = heardKeys();
    const due = [...alertsAt(reminders, now, heard), ...announcementsAt(reminders, now, heard)];
    void soundInTurn(due, now, (alert) => sound.current(alert));
  }, [reminders, now]);
}

async function soundInTurn(
  alerts: readonly Alert[],
  now: number,
  sound: (alert: Alert) => Promise<void>,
): Promise<void> {
  for (const alert of alerts) {
    if (await claim(alert.key, now)) await sound(alert);
  }
}

/** First the tone, then the words; both as loud as she set them. */
function useSounding(): (alert: Alert) => Promise<void> {
  const { toast } = useToast();
  const { speak } = useSpeech();
  const navigate = useNavigate();
  return async ({ tone, words, rate, reminder }) => {
    const { volume, voice } = soundSettings();
    toast({
      title: words,
      tone: reminder.priority === 'urgent' ? 'alert' : 'status',
      action: { label: 'Open', onSelect: () => void navigate('/calendar') },
    });
    if (tone) {
      void playTone(tone, volume);
      await new Promise((resolve) => setTimeout(resolve, toneLength(tone)));
    }
    if (voice && volume > 0) speak(words, { rate, volume });
  };
}
