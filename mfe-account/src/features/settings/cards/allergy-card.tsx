import { ALLERGY_NOTE, AllergyChips } from '../../../lib/allergies/allergy-chips';
import type { Settings } from '../use-settings';
import { SettingsCard } from './settings-card';

export function AllergyCard({ settings: { form, edit } }: { settings: Settings }) {
  return (
    <SettingsCard title="Allergies" note={ALLERGY_NOTE}>
      <AllergyChips chosen={form.allergies} onChange={(allergies) => edit({ allergies })} />
    </SettingsCard>
  );
}
