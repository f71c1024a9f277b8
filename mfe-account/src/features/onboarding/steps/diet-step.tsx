import { onboardingDiets } from '@nestwell/contracts/account';
import { ChipRow, FilterChip, Text } from '@nestwell/ui';
import { sentenceCase } from '../../../lib/sentence-case';
import type { StepProps } from './step-props';

export function DietStep({ form, onChange }: StepProps) {
  const toggle = (diet: string, isOn: boolean) =>
    onChange({ diets: isOn ? [...form.diets, diet] : form.diets.filter((other) => other !== diet) });
  return (
    <>
      <Text soft>Choose what fits you, or nothing at all. Recipes and plans can follow it.</Text>
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
    </>
  );
}
