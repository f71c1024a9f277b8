import type { Meal } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { useMember, useOnPaper, useWindowEvent } from '@nestwell/remote-kit';
import { Button, Check, IconButton, Printer, RadioRows, Sheet, Stack } from '@nestwell/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PaperDiary, type PrintedDay } from './paper-diary';
import { daysPrinted, type Stretch, stretches } from './stretches';
import { usePaper } from './use-paper';

interface PrintDiaryProps {
  date: LocalDate;
  today: LocalDate;
  /** What she ate on the day she looks at, once it is there. */
  meals: readonly Meal[] | undefined;
}

/** A day or some days of the diary on paper, that day alone where the browser is asked; her name only if she ticks it. */
export function PrintDiary({ date, today, meals }: PrintDiaryProps) {
  const [asking, setAsking] = useState(false);
  const [stretch, setStretch] = useState<Stretch>('day');
  const [named, setNamed] = useState(false);
  const [asked, setAsked] = useState<readonly PrintedDay[]>();
  const isOnPaper = useOnPaper();
  const { name } = useMember();
  const { load, busy } = usePaper();
  const print = async () => {
    const loaded = await load(daysPrinted(stretch, date, today));
    if (!loaded) return;
    flushSync(() => {
      setAsking(false);
      setAsked(loaded);
    });
    window.print();
  };
  useWindowEvent('afterprint', () => setAsked(undefined));
  const days = asked ?? (meals && [{ date, meals }]);
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
      {isOnPaper && days && <PaperDiary days={days} name={named ? name : null} />}
    </>
  );
}
