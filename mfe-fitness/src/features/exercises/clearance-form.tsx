import type { Clearance } from '@nestwell/contracts/fitness';
import { useMember, useToast } from '@nestwell/remote-kit';
import { reasonsToAsk } from '@nestwell/safety/signs';
import { Button, RadioRows, Stack, Text } from '@nestwell/ui';
import { useState } from 'react';
import { useSaveClearance } from './clearance.queries';

type Answer = 'yes' | 'no';

interface ClearanceFormProps {
  before: Clearance | null;
  onSaved: () => void;
}

const answerOf = (said: boolean | null | undefined): Answer | null =>
  said === true ? 'yes' : said === false ? 'no' : null;

/** How her baby was born is asked after a birth only; whoever's pregnancy has changed is asked for a scar, in words of no birth. */
export function ClearanceForm({ before, onSaved }: ClearanceFormProps) {
  const user = useMember();
  const { isPregnant, pregnancyPaused } = user;
  const asksOfScar = !isPregnant || pregnancyPaused;
  const stated = reasonsToAsk(user).map(({ words }) => words);
  const { toast } = useToast();
  const { save, saving } = useSaveClearance();
  const [cleared, setCleared] = useState(answerOf(before?.cleared));
  const [caesarean, setCaesarean] = useState(answerOf(before?.caesarean));

  async function keep() {
    try {
      await save({ cleared: cleared === 'yes', caesarean: asksOfScar ? caesarean === 'yes' : null });
      onSaved();
    } catch {
      toast({ title: 'Error', description: 'Failed to save. Please try again.', tone: 'alert' });
    }
  }

  return (
    <Stack gap={3}>
      {stated.length > 0 && (
        <Text>
          {pregnancyPaused
            ? 'You’ve told us what asks for a word first.'
            : `You’ve told us of ${stated.join(', ')}.`}{' '}
          Ask with that in mind: what was said before may not hold.
        </Text>
      )}
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
      {asksOfScar && (
        <RadioRows
          label={
            pregnancyPaused
              ? 'Do you have a scar from an operation on your belly?'
              : 'Was your baby born by cesarean?'
          }
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
        disabled={cleared === null || (asksOfScar && caesarean === null)}
        busy={saving}
        busyLabel="Saving..."
        onClick={() => void keep()}
      >
        Keep my answers
      </Button>
    </Stack>
  );
}
