import { pause, useNow, useSpeech, useToast } from '@nestwell/remote-kit';
import { announcedBy, noteAnnounced } from '@nestwell/remote-kit/announced';
import { useNavigate } from '@nestwell/remote-kit/router';
import { useEffect, useRef, useState } from 'react';
import { alertsAt, type Alert } from '../../lib/alerts';
import { isSoundUnlocked, playTone, toneLength } from '../../lib/chime';
import { announcementsAt } from '../../lib/progressive';
import { useRingingReminders } from '../../lib/reminders.queries';
import { soundSettings } from '../../lib/sound-settings';
import { claim, heardKeys } from './heard';
import { rememberJustMade } from './just-made';
import { useKeptWeeks } from './use-kept-weeks';

/** How long a tab that is hidden or may not sound yet leaves an alert to a better one, in milliseconds. */
const RELUCTANCE = 1500;
/** Some browsers never say that they have finished speaking, in milliseconds. */
const LONGEST_SENTENCE = 10_000;

type Sounding = (alert: Alert) => Promise<void>;

/** Sounds what is due at each look at the clock, once per device, and says it in a toast. */
export function useReminderAlerts(): void {
  const { reminders, isLoading, withoutPlan } = useRingingReminders();
  useKeptWeeks(!isLoading && !withoutPlan);
  const now = useNow();
  const latest = useSounding(withoutPlan ? '/calendar?show=medication' : '/calendar');
  const sound = useRef(latest);
  const before = useRef<Promise<void>>(Promise.resolve());
  const [justMade] = useState(rememberJustMade);
  useEffect(() => {
    sound.current = latest;
  });
  useEffect(() => {
    if (isLoading) return;
    justMade.look(reminders, now);
    const heard = heardKeys();
    const announcements = announcementsAt(reminders, now, heard).filter(({ key }) => !justMade.knows(key));
    const due = [...alertsAt(reminders, now, heard), ...announcements];
    if (due.length === 0) return;
    before.current = before.current.then(() => soundInTurn(due, now, (alert) => sound.current(alert)));
  }, [reminders, isLoading, now, justMade]);
}

/** One after the other, so that each of several that are due at once is heard to its end. */
async function soundInTurn(alerts: readonly Alert[], now: number, sound: Sounding): Promise<void> {
  if (document.hidden || !isSoundUnlocked()) await pause(RELUCTANCE);
  const taken = await claim(
    alerts.map(({ key }) => key),
    now,
  );
  // Shown while the site was closed: she knows.
  const told = await announcedBy('worker');
  const fresh = alerts.filter(({ key }) => taken.has(key) && !told.has(key));
  await noteAnnounced(
    fresh.map(({ key }) => key),
    'page',
  ).catch(() => undefined);
  for (const alert of fresh) await sound(alert);
}

/** First the tone, then the words; both as loud as she set them. The toast leads to `page`. */
function useSounding(page: string): Sounding {
  const { toast } = useToast();
  const { speak } = useSpeech();
  const navigate = useNavigate();
  return async ({ tone, words, rate, reminder }) => {
    const { volume, voice } = soundSettings();
    toast({
      title: words,
      tone: reminder.priority === 'urgent' ? 'alert' : 'status',
      action: { label: 'Open', onSelect: () => void navigate(page) },
    });
    if (tone) {
      void playTone(tone, volume);
      await pause(toneLength(tone));
    }
    if (voice && volume > 0) await Promise.race([speak(words, { rate, volume }), pause(LONGEST_SENTENCE)]);
  };
}
