import { babyLogLimits } from '@nestwell/contracts/care';
import { MedicineNotes } from '@nestwell/remote-kit/medicine-notes';
import { Button, Disclosure, Stack, TextField } from '@nestwell/ui';
import { useState, type FormEvent } from 'react';
import type { PanelProps } from '../panel-props';

/** A drop of vitamin D or the like: it is noted, and is no feed. */
export function SupplementForm({ baby, changes }: Pick<PanelProps, 'baby' | 'changes'>) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void changes.log({ kind: 'supplement', baby, name }, `${name.trim()} saved`);
    setName('');
  };
  return (
    <Disclosure title="A supplement">
      <form onSubmit={submit}>
        <Stack>
          <TextField
            label="What it was"
            help="It does not count as a feed."
            value={name}
            onValueChange={setName}
            maxLength={babyLogLimits.name}
          />
          <MedicineNotes isForBaby text={name} />
          <Button type="submit" variant="soft">
            Save supplement
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
}
