import { onboardingDiets } from '@nestwell/contracts/account';
import { DietNotes } from '@nestwell/remote-kit';
import { ChipRow, FilterChip, Stack, Text } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { ALLERGY_NOTE, AllergyChips } from '../../../lib/allergies/allergy-chips';
import { sentenceCase } from '../../../lib/sentence-case';
import type { StepProps } from './step-props';

export function DietStep({ form, onChange }: StepProps) {
  const toggle = (diet: string, isOn: boolean) =>
    onChange({ diets: isOn ? [...form.diets, diet] : form.diets.filter((other) => other !== diet) });
  return (
    <>
      <Text soft>
        Choose what fits you, or nothing at all. Plans, filters and search keep to your allergies and diets
        from the first day; keto and low-carb are noted, not filtered.
      </Text>
      <Asked title="Allergies" note={ALLERGY_NOTE}>
        <AllergyChips chosen={form.allergies} onChange={(allergies) => onChange({ allergies })} />
      </Asked>
      <Asked title="Diets" note="What you choose to eat.">
        <ChipRow label="Dietary preferences">
          {onboardingDiets.map((diet) => (
            <FilterChip
              key={diet}
              pressed={form.diets.includes(diet)}
              onPressedChange={(isOn) => toggle(diet, isOn)}
            >
              {sentenceCase(diet)}
            </FilterChip>
          ))}
        </ChipRow>
        <DietNotes
          diets={form.diets}
          isPregnant={form.status === 'pregnant'}
          isBreastfeeding={form.status === 'postpartum' && form.isBreastfeeding}
          isQuiet={form.status !== 'pregnant' && form.status !== 'postpartum'}
        />
      </Asked>
      <Text soft small>
        You can take any of it off for one visit, without changing your profile.
      </Text>
    </>
  );
}

interface AskedProps {
  title: string;
  note: string;
  children: ReactNode;
}

function Asked({ title, note, children }: AskedProps) {
  return (
    <Stack gap={3}>
      <div>
        <h3>{title}</h3>
        <Text soft small>
          {note}
        </Text>
      </div>
      {children}
    </Stack>
  );
}
