import { activityLevels } from '@nestwell/contracts/account';
import { ChipRow, FilterChip } from '@nestwell/ui';
import { sentenceCase } from '../../../lib/sentence-case';
import type { Settings } from '../use-settings';
import { SettingsCard } from './settings-card';

export function ActivityCard({ settings: { form, edit } }: { settings: Settings }) {
  return (
    <SettingsCard title="Activity level">
      <ChipRow label="Activity level">
        {activityLevels.map((level) => (
          <FilterChip
            key={level}
            pressed={form.activityLevel === level}
            onClick={() => edit({ activityLevel: level })}
          >
            {sentenceCase(level)}
          </FilterChip>
        ))}
      </ChipRow>
    </SettingsCard>
  );
}
