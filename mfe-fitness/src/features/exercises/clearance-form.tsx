import type { Clearance } from '@nestwell/contracts/fitness';
import { useMember, useToast } from '@nestwell/remote-kit';
import { Button, RadioRows, Stack } from '@nestwell/ui';
import { useState } from 'react';
import { useSaveClearance } from './clearance.queries';

type Answer = 'yes' | 'no';

interface ClearanceFormProps {
  before: Clearance | null;
  onSaved: () => void;
}

const answerOf = (said: boolean | null | undefined): Answer | null =>
  said === true ? 'yes' : said === false ? 'no' : null;

/** How her baby was born is asked after a birth only, and of nobody whose pregnancy has changed. */
export function ClearanceForm({ before, onSaved }: ClearanceFormProps) {
  const { monthsPostpartum, pregnancyPaused } = useMember();
  const asksOfBirth = monthsPostpartum !== null && !pregnancyPaused;
  const { toast } = useToast();
  const { save, saving } = useSaveClearance();
  const [cleared, setCleared] = useState(answerOf(before?.cleared));
  const [caesarean, setCaesarean] = useState(answerOf(before?.caesarean));

  async function keep() {
    try {
      await save({ cleared: cleared === 'yes', caesarean: asksOfBirth ? caesarean === 'yes' : null });
      onSaved();
    } catch {
      toast({ title: 'Error', description: 'Failed to save. Please try again.', tone: 'alert' });
    }
  }

  return (
    <Stack gap={3}>
      <RadioRows
        label="Has your doctor or midwife said that you may exercise?"
        columns={2}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'Not yet' },
        ]}
        value={cleared}
        onValueChange={setCleared}
      />
      {asksOfBirth && (
        <RadioRows
          label="Was your baby born by caesarean?"
          columns={2}
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={caesarean}
          onValueChange={setCaesarean}
        />
      )}
      <Button
        variant="soft"
        small
        disabled={cleared === null || (asksOfBirth && caesarean === null)}
        busy={saving}
        busyLabel="Saving..."
        onClick={() => void keep()}
      >
        Keep my answers
      </Button>
    </Stack>
  );
}
