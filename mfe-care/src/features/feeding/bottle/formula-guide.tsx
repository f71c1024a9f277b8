import { useMember, useRegion, useDeviceDate } from '@nestwell/remote-kit';
import { formulaCareAt } from '@nestwell/safety/baby';
import { regionalWords } from '@nestwell/safety/signs';
import { Disclosure, Stack, Text } from '@nestwell/ui';
import { youngerMonths } from '@nestwell/domain/ages';

/** How formula is made and how much, by age and country: open for a mother who does not nurse. */
export function FormulaGuide() {
  const today = useDeviceDate();
  const her = useMember();
  const { region } = useRegion();
  const lines = formulaCareAt(youngerMonths(her, today) ?? 0, region?.country);
  if (lines.length === 0) return null;
  const sources = [...new Set(lines.flatMap(({ source }) => source.split('; ')))];
  return (
    <Disclosure title="Formula, step by step" defaultOpen={!her.isBreastfeeding}>
      <Stack gap={3}>
        {lines.map(({ title, words }) => (
          <p key={title}>
            <b>{title}.</b> {regionalWords(words, region?.country)}
          </p>
        ))}
        <Text small soft>
          From {sources.join('; ')}.
        </Text>
      </Stack>
    </Disclosure>
  );
}
