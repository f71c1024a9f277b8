import { energyLabels, moodLabels, type TrackingEntry } from '@nestwell/contracts/fitness';
import { useUser } from '@nestwell/remote-kit';
import { EnergyEgg, MoodEgg, type Level } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { labelOf, levelOf } from '../../lib/levels';
import { LowWeekOffer } from '../../lib/support/low-week-offer';
import { useToday } from '../../lib/tracking.queries';
import { EditToday } from './edit-today';
import { TodayFigures } from './today-figures';
import * as css from './today.module.css';

/** Mood, energy and sleep of today, side by side; pressing them edits the day. */
export function Wellbeing() {
  const { user } = useUser();
  return user && <Figures />;
}

function Figures() {
  const today = useToday();
  return (
    <div className={css.wellbeing}>
      <TodayFigures query={today} label="Loading mood, energy and sleep" className={css.wellbeingRow}>
        {(entry) => (
          <>
            <Three entry={entry} />
            {entry && <EditToday entry={entry} />}
          </>
        )}
      </TodayFigures>
      <LowWeekOffer mood={today.data?.mood} />
    </div>
  );
}

function Three({ entry }: { entry: TrackingEntry | null }) {
  const mood = levelOf(entry?.mood);
  const energy = levelOf(entry?.energyLevel);
  const sleep = entry?.sleepHours ?? null;
  return (
    <dl className={css.three}>
      <Figure label="Mood" value={wordOf(moodLabels, mood)}>
        <MoodEgg level={mood} on={mood !== null} />
      </Figure>
      <Figure label="Energy" value={wordOf(energyLabels, energy)}>
        <EnergyEgg level={energy} on={energy !== null} />
      </Figure>
      <Figure label="Sleep" value={sleep === 1 ? 'hour' : 'hours'}>
        <span className={css.hours}>{sleep ?? '–'}</span>
      </Figure>
    </dl>
  );
}

/** Letters that a third of the card holds at full size. */
const LONG = 9;

interface FigureProps {
  label: string;
  value: string;
  children: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={css.picture}>{children}</span>
        <b data-long={value.length > LONG || undefined}>{value}</b>
      </dd>
    </div>
  );
}

const wordOf = (labels: readonly string[], level: Level | null) =>
  level === null ? '–' : labelOf(labels, level);
