import { moodLabels, quickEnergyLabels, type TrackingEntry } from '@nestwell/contracts/fitness';
import { Card, EnergyEgg, MoodEgg } from '@nestwell/ui';
import { labelOf, levelOf } from '../../lib/levels';
import * as css from './progress-page.module.css';

interface MoodEnergyCardProps {
  entry: TrackingEntry | null;
}

export function MoodEnergyCard({ entry }: MoodEnergyCardProps) {
  const mood = levelOf(entry?.mood);
  const energy = levelOf(entry?.energyLevel);
  return (
    <Card aria-label="Mood and energy">
      <dl className={css.eggs}>
        <div>
          <dt>Mood</dt>
          <dd>{mood === null ? '–' : labelOf(moodLabels, mood)}</dd>
          <MoodEgg level={mood} on={mood !== null} />
        </div>
        <div>
          <dt>Energy</dt>
          <dd>{energy === null ? '–' : labelOf(quickEnergyLabels, energy)}</dd>
          <EnergyEgg level={energy} on={energy !== null} />
        </div>
      </dl>
    </Card>
  );
}
