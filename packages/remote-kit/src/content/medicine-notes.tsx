import { useDeviceDate } from '../hooks/use-device-date';
import { youngerMonths } from '@nestwell/domain/ages';
import {
  medicineNotesOf,
  medicineStageOf,
  whatToDo,
  type MedicineNote,
  type MedicineStage,
} from '@nestwell/safety/medicines';
// By its own name, so that a module that compiles this file uses the kit the shell provides.
import { EmergencyCall, sourceWords, UnitCall, useMember } from '@nestwell/remote-kit';
import { Card, Stack, Text } from '@nestwell/ui';
import { useMemo } from 'react';

interface MedicineNotesProps {
  /** What she wrote: a name, with or without an amount. */
  text: string;
  /** It is given to the baby, whatever the words say. */
  isForBaby?: boolean;
  /** As she is, unless she asks for another stage. */
  stage?: MedicineStage;
}

/** What a medicine, herb or supplement of this name needs in her stage; nothing where no rule speaks of it. */
export function useMedicineNotes({ text, isForBaby, stage }: MedicineNotesProps): MedicineNote[] {
  const today = useDeviceDate();
  const her = useMember();
  const ownStage = stage ?? medicineStageOf(her);
  const babyMonths = her.state === 'postpartum' ? (youngerMonths(her, today) ?? 0) : null;
  return useMemo(
    () => medicineNotesOf(text, { stage: ownStage, babyMonths, isForBaby }),
    [text, ownStage, babyMonths, isForBaby],
  );
}

/** What a recognized name asks her to do: the graver of two. Undefined where it only has an amount to keep to. */
function actOf(notes: readonly MedicineNote[]): keyof typeof whatToDo | undefined {
  const [first] = (['keep', 'ask', 'give'] as const).filter((one) => notes.some(({ act }) => act === one));
  return first;
}

/** The same under a field, said as it is typed: what to do and whom to call, then why. */
export function MedicineNotes(props: MedicineNotesProps) {
  const notes = useMedicineNotes(props);
  // The region stands before the note does, so that a screen reader says what comes into it.
  return (
    <div role="status" data-help={notes.length > 0 || undefined}>
      {notes.length > 0 && <Notes notes={notes} />}
    </div>
  );
}

function Notes({ notes }: { notes: readonly MedicineNote[] }) {
  const act = actOf(notes);
  if (act === undefined) return <Reasons notes={notes} />;
  return (
    <Card variant="field" shell="straw" aria-label="Ask about this medicine">
      <Stack gap={3}>
        <b>{whatToDo[act].value}</b>
        <Reasons notes={notes} />
        <UnitCall />
        <EmergencyCall />
      </Stack>
    </Card>
  );
}

const Reasons = ({ notes }: { notes: readonly MedicineNote[] }) =>
  notes.map((note) => (
    <div key={note.id}>
      <Text>
        <b>{note.title}.</b> {note.words}
      </Text>
      <Text small soft>
        {sourceWords(note)}
      </Text>
    </div>
  ));
