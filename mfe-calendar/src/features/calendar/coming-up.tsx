import {
  Button,
  Card,
  IconButton,
  List,
  ListRow,
  ScaleSlider,
  Section,
  Disclosure,
  Switch,
  Volume2,
  X,
} from '@nestwell/ui';
import { useEffect, useState } from 'react';
import { playTone, unlockSound } from '../../lib/chime';
import { whenInWords } from '../../lib/reminder-words';
import { useUpcomingReminders } from '../../lib/reminders.queries';
import { changeSoundSettings, useSoundSettings } from '../../lib/sound-settings';
import { panelRows } from '../../lib/timing';
import { TimingBadge } from '../../lib/timing-badge';
import { volumeLimits } from '../../lib/tones';

/** Dismissed for this visit; outside the component, so that leaving the page does not bring them back. */
let dismissed: ReadonlySet<string> = new Set();

/** The notification panel: what is due within two hours either side, and how it sounds. */
export function ComingUp({ now }: { now: number }) {
  const rows = panelRows(useUpcomingReminders().reminders, now);
  const [, redraw] = useState(0);
  useEffect(() => {
    // What has left the list is forgotten, so that it shows again when it comes back.
    dismissed = new Set(rows.map(({ id }) => id).filter((id) => dismissed.has(id)));
  });
  const shown = rows.filter(({ id }) => !dismissed.has(id));
  return (
    <Section title="Coming up">
      <Card>
        {shown.length === 0 ? (
          <p className="nw-soft">Nothing due in the next two hours.</p>
        ) : (
          <List aria-label="Coming up">
            {shown.map((reminder) => (
              <ListRow
                key={reminder.id}
                title={reminder.title}
                meta={whenInWords(new Date(reminder.dueDateTime), new Date(now))}
                end={
                  <>
                    <TimingBadge reminder={reminder} now={now} />
                    <IconButton
                      label={`Dismiss ${reminder.title}`}
                      onClick={() => {
                        dismissed = new Set([...dismissed, reminder.id]);
                        redraw((count) => count + 1);
                      }}
                    >
                      <X aria-hidden="true" />
                    </IconButton>
                  </>
                }
              />
            ))}
          </List>
        )}
        <Disclosure title="Sound and voice">
          <Sound />
        </Disclosure>
      </Card>
    </Section>
  );
}

function Sound() {
  const { volume, voice } = useSoundSettings();
  const percent = Math.round(volume * 100);
  return (
    <>
      <ScaleSlider
        label="Volume"
        min={volumeLimits.min}
        max={volumeLimits.max}
        step={volumeLimits.step}
        value={volume}
        valueText={volume === 0 ? 'Silent' : `${percent}%`}
        ends={['Silent', 'Loud']}
        onValueChange={(next) => changeSoundSettings({ volume: Math.round(next * 10) / 10 })}
      />
      <Switch
        label="Speak reminders"
        description="Says what is due after the chime"
        checked={voice}
        onCheckedChange={(next) => changeSoundSettings({ voice: next })}
      />
      <Button
        variant="line"
        small
        icon={<Volume2 aria-hidden="true" />}
        onClick={() => {
          unlockSound();
          void playTone('medium', volume);
        }}
      >
        Try the chime
      </Button>
    </>
  );
}
