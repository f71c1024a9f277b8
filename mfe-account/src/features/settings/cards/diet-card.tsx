import { settingsDiets } from '@nestwell/contracts/account';
import { ChipRow, FilterChip } from '@nestwell/ui';
import { sentenceCase } from '../../../lib/sentence-case';
import type { Settings } from '../use-settings';
import { SettingsCard } from './settings-card';

export function DietCard({ settings: { form, edit } }: { settings: Settings }) {
  const chosen = form.dietaryRestrictions;
  // Values this screen does not show (keto, low-carb) stay in the list.
  const toggle = (diet: string, isOn: boolean) =>
    edit({ dietaryRestrictions: isOn ? [...chosen, diet] : chosen.filter((other) => other !== diet) });
  return (
    <SettingsCard title="Dietary preferences" note="What you choose to eat.">
      <ChipRow label="Dietary preferences">
        {settingsDiets.map((diet) => (
          <FilterChip
            key={diet}
            pressed={chosen.includes(diet)}
            onPressedChange={(isOn) => toggle(diet, isOn)}
          >
            {sentenceCase(diet)}
          </FilterChip>
        ))}
      </ChipRow>
    </SettingsCard>
  );
}
