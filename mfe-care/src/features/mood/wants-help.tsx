import { UnitCall } from '@nestwell/remote-kit';
import { Card, ChipRow, FilterChip, Stack, Text } from '@nestwell/ui';
import { useState } from 'react';
import { HelpLines } from '../../lib/lines/help-lines';

const QUESTION = 'Is this something you feel you need or want help with?';

/** The question that follows a yes to one of the first two. Her answer opens help and is kept nowhere. */
export function WantsHelp() {
  const [wants, setWants] = useState<boolean | null>(null);
  return (
    <Card>
      <Stack gap={3}>
        <Text>{QUESTION}</Text>
        <ChipRow label={QUESTION}>
          <FilterChip pressed={wants === true} onPressedChange={(on) => setWants(on || null)}>
            Yes
          </FilterChip>
          <FilterChip pressed={wants === false} onPressedChange={(on) => setWants(on ? false : null)}>
            No
          </FilterChip>
        </ChipRow>
        {wants && (
          <>
            <UnitCall />
            <HelpLines />
          </>
        )}
      </Stack>
    </Card>
  );
}
