import type { LocalDate } from '@nestwell/domain/calendar-days';
import { useMember } from '@nestwell/remote-kit';
import { Button, Check, IconButton, Printer, RadioRows, Sheet, Stack } from '@nestwell/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { daysPrinted, type Stretch, stretches } from './stretches';
import { usePaper } from './use-paper';

type Printed = Awaited<ReturnType<ReturnType<typeof usePaper>['load']>>;

/** A day or some days of the diary on paper; her name only if she ticks it. */
export function PrintDiary({ date, today }: { date: LocalDate; today: LocalDate }) {
  const [asking, setAsking] = useState(false);
  const [stretch, setStretch] = useState<Stretch>('day');
  const [named, setNamed] = useState(false);
  const [printed, setPrinted] = useState<Printed>();
  const { name } = useMember();
  const { load, busy } = usePaper();
  const print = async () => {
    const paper = await load(daysPrinted(stretch, date, today));
    if (!paper) return;
    flushSync(() => {
      setAsking(false);
      setPrinted(paper);
    });
    window.print();
    setPrinted(undefined);
  };
  return (
    <>
      <IconButton label="Print your diary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Printer aria-hidden="true" />
      </IconButton>
      <Sheet
        open={asking}
        onOpenChange={setAsking}
        title="Print your diary"
        footer={
          <Button full busy={busy} onClick={() => void print()}>
            Print
          </Button>
        }
      >
        <Stack gap={4}>
          <RadioRows label="How much" options={stretches} value={stretch} onValueChange={setStretch} />
          <Check label="Put my name on it" checked={named} onCheckedChange={setNamed} />
        </Stack>
      </Sheet>
      {printed && <printed.PaperDiary days={printed.days} name={named ? name : null} />}
    </>
  );
}
