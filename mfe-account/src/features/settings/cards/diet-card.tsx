import { isPausedAndMayGoOn, onboardingDiets, settingsDiets } from '@nestwell/contracts/account';
import { DietNotes } from '@nestwell/remote-kit';
import { ChipRow, FilterChip } from '@nestwell/ui';
import { sentenceCase } from '../../../lib/sentence-case';
import type { Settings } from '../use-settings';
import { SettingsCard } from './settings-card';

const isShown = (diet: string) => settingsDiets.some((shown) => shown === diet);

export function DietCard({ settings: { user, form, edit } }: { settings: Settings }) {
  const chosen = form.dietaryRestrictions;
  // Keto and low-carb are chosen at the start alone; here they are shown while they are set, so that they can be taken off.
  const others = onboardingDiets.filter((diet) => !isShown(diet) && user.dietaryRestrictions.includes(diet));
  const toggle = (diet: string, isOn: boolean) =>
    edit({ dietaryRestrictions: isOn ? [...chosen, diet] : chosen.filter((other) => other !== diet) });
  return (
    <SettingsCard title="Dietary preferences" note="What you choose to eat.">
      <ChipRow label="Dietary preferences">
        {[...settingsDiets, ...others].map((diet) => (
          <FilterChip
            key={diet}
            pressed={chosen.includes(diet)}
            onPressedChange={(isOn) => toggle(diet, isOn)}
          >
            {sentenceCase(diet)}
          </FilterChip>
        ))}
      </ChipRow>
      <DietNotes
        diets={chosen}
        isPregnant={form.isPregnant}
        isBreastfeeding={form.isBreastfeeding}
        isQuiet={user.pregnancyPaused}
        mayGoOn={isPausedAndMayGoOn(user)}
      />
    </SettingsCard>
  );
}
