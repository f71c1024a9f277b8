import { bagKinds, bagLimits, type BagKind, type BagItem } from '@nestwell/contracts/care';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { RiskAnswer, useToast } from '@nestwell/remote-kit';
import { ArrowDown, ArrowUp, Button, ChipRow, FilterChip, Row, Sheet, Stack, TextField } from '@nestwell/ui';
import { useState } from 'react';
import { groupTitles, movedBy } from './listed-bag';
import { useBagCalls } from './bag.queries';

interface ThingSheetProps {
  item: BagItem;
  /** Those of its group, as they stand. */
  among: readonly BagItem[];
  onClose: () => void;
}

/** What it is called, who brings it, where it stands. */
export function ThingSheet({ item, among, onClose }: ThingSheetProps) {
  const { change, order, remove, busy } = useBagCalls();
  const { toast } = useToast();
  const [name, setName] = useState(item.name);
  const [note, setNote] = useState(item.note ?? '');
  const [kind, setKind] = useState<BagKind>(item.kind);
  const [tried, setTried] = useState(false);
  const problem = name.trim() === '' ? 'Write what it is.' : undefined;

  async function save() {
    setTried(true);
    if (problem || !(await change(item.id, { name, note, kind }))) return;
    onClose();
    toast({ title: 'List changed' });
  }

  const moving = (step: -1 | 1) => {
    const ids = movedBy(among, item.id, step);
    return { disabled: ids === null, onClick: () => void (ids && order({ kind: item.kind, ids })) };
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={item.name}
    >
      <Stack gap={4}>
        <TextField
          label="What it is"
          value={name}
          onValueChange={setName}
          maxLength={bagLimits.name}
          error={tried ? problem : undefined}
        />
        <TextField
          label="Note"
          optional
          placeholder="Sam does this"
          value={note}
          onValueChange={setNote}
          maxLength={bagLimits.note}
        />
        <RiskAnswer kinds={riskKindsOf(note)} onClear={() => setNote('')} />
        <ChipRow label="Where it belongs">
          {bagKinds.map((one) => (
            <FilterChip key={one} pressed={one === kind} onPressedChange={() => setKind(one)}>
              {groupTitles[one]}
            </FilterChip>
          ))}
        </ChipRow>
        <Row gap={2} wrap>
          <Button small variant="line" icon={<ArrowUp aria-hidden="true" />} {...moving(-1)}>
            Move up
          </Button>
          <Button small variant="line" icon={<ArrowDown aria-hidden="true" />} {...moving(1)}>
            Move down
          </Button>
        </Row>
        <Button full busy={busy} busyLabel="Saving..." onClick={() => void save()}>
          Save
        </Button>
        <Button
          variant="quiet"
          full
          onClick={() => {
            onClose();
            void remove(item);
          }}
        >
          Take it off my list
        </Button>
      </Stack>
    </Sheet>
  );
}
