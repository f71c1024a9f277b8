import { bagKinds, bagLimits, type BagKind } from '@nestwell/contracts/care';
import { useDraft } from '@nestwell/remote-kit';
import { Button, ChipRow, FilterChip, Plus, TextField } from '@nestwell/ui';
import { useEffect } from 'react';
import { groupTitles } from './listed-bag';
import { useBagCalls } from './bag.queries';
import type { Written } from './use-refused-bag';
import * as css from './bag.module.css';

interface AddThingProps {
  /** What she wrote before, and could not be kept. */
  again: Written | undefined;
}

/** A thing of her own. Which group it belongs to is asked while she types; what she typed is kept until it is there. */
export function AddThing({ again }: AddThingProps) {
  const { add, busy } = useBagCalls();
  const { draft, setDraft, keep, letGo } = useDraft('care.bag.new', { name: '', kind: 'you' });
  const name = draft.name.trim();
  useEffect(() => {
    if (again) setDraft(again);
  }, [again, setDraft]);
  useEffect(() => {
    if (draft.name !== '') keep();
  });

  async function save() {
    if (name !== '' && (await add([{ kind: draft.kind as BagKind, name }]))) letGo();
  }

  return (
    <form
      className={css.add}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={css.addRow}>
        <TextField
          label="Add something"
          labelHidden
          placeholder="Lip balm"
          maxLength={bagLimits.name}
          value={draft.name}
          onValueChange={(typed) => (typed === '' ? letGo() : setDraft({ ...draft, name: typed }))}
        />
        <Button
          type="submit"
          variant="soft"
          busy={busy}
          busyLabel="Adding..."
          icon={<Plus aria-hidden="true" />}
        >
          Add
        </Button>
      </div>
      {name !== '' && (
        <ChipRow label="Where it belongs">
          {bagKinds.map((kind) => (
            <FilterChip
              key={kind}
              pressed={kind === draft.kind}
              onPressedChange={() => setDraft({ ...draft, kind })}
            >
              {groupTitles[kind]}
            </FilterChip>
          ))}
        </ChipRow>
      )}
    </form>
  );
}
