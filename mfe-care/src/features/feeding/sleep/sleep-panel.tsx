import { deviceClock } from '@nestwell/domain/device-time';
import { isRunning } from '@nestwell/domain/feeding';
import { runningTime } from '../../../lib/duration-words';
import * as css from '../feeding.module.css';
import type { PanelProps } from '../panel-props';
import { SideEgg } from '../side-egg';

/** One egg: asleep, awake. */
export function SleepPanel({ notes, baby, now, changes }: PanelProps) {
  const running = notes.find((note) => note.kind === 'sleep' && note.baby === baby && isRunning(note));
  return (
    <div className={css.panel}>
      <div className={css.pair}>
        {running ? (
          <SideEgg
            name="Asleep"
            pressed
            time={runningTime(now.getTime() - Date.parse(running.startedAt))}
            state={`Since ${deviceClock(new Date(running.startedAt))}. Tap when awake`}
            onPress={() => void changes.end(running, 'Sleep saved')}
          />
        ) : (
          <SideEgg
            name="Asleep"
            pressed={false}
            state="Tap to start"
            onPress={() => changes.start('sleep', baby)}
          />
        )}
      </div>
    </div>
  );
}
