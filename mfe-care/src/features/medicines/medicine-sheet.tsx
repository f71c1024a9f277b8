import { deviceDate } from '@nestwell/domain/device-time';
import { care, type Medicine } from '@nestwell/contracts/care';
import { refusalOf, useToast } from '@nestwell/remote-kit';
import { Button, Sheet, Stack, Text } from '@nestwell/ui';
import { useState } from 'react';
import { useTakeAway } from '../../lib/use-take-away';
import { MedicineFields } from './medicine-fields';
import { formOf, problemsOf, requestOf, type MedicineRequest } from './medicine-form';
import { useMedicineCalls } from './medicines.queries';

interface MedicineSheetProps {
  open: boolean;
  /** Null writes a new one down. */
  medicine: Medicine | null;
  onSaved: (saved: MedicineRequest) => void;
  onClose: () => void;
}

export function MedicineSheet({ open, medicine, onSaved, onClose }: MedicineSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={medicine ? `Edit ${medicine.name}` : 'Add a medicine'}
      description="As it stands on its label, or as you were told."
    >
      <MedicineEditor key={medicine?.id ?? 'new'} medicine={medicine} onSaved={onSaved} onDone={onClose} />
    </Sheet>
  );
}

interface MedicineEditorProps extends Pick<MedicineSheetProps, 'medicine' | 'onSaved'> {
  onDone: () => void;
}

function MedicineEditor({ medicine, onSaved, onDone }: MedicineEditorProps) {
  const { toast } = useToast();
  const { add, change, saving } = useMedicineCalls();
  const [form, setForm] = useState(() => formOf(medicine, deviceDate(new Date())));
  const [tried, setTried] = useState(false);
  const problems = problemsOf(form);

  async function save() {
    setTried(true);
    if (Object.values(problems).some(Boolean)) return;
    try {
      const request = requestOf(form);
      await (medicine ? change(medicine.id, request) : add(request));
      toast({ title: medicine ? 'Medicine changed' : 'Medicine added' });
      onDone();
      onSaved(request);
    } catch (failure) {
      toast({ title: 'Error', description: whyNot(failure), tone: 'alert' });
    }
  }

  return (
    <Stack gap={4}>
      <MedicineFields
        form={form}
        problems={tried ? problems : {}}
        onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
      />
      <Button full busy={saving} busyLabel="Saving..." onClick={() => void save()}>
        Save
      </Button>
      {medicine && <TakeAway medicine={medicine} onDone={onDone} />}
    </Stack>
  );
}

function whyNot(failure: unknown): string {
  const code = refusalOf(care.addMedicine, failure)?.code;
  if (code === 'too_many_reminders') return 'Your calendar holds as many repeating reminders as it can.';
  return code === 'too_many_medicines'
    ? 'Your list holds as many medicines as it can.'
    : 'Failed to save. Please try again.';
}

function TakeAway({ medicine, onDone }: { medicine: Medicine; onDone: () => void }) {
  const { remove } = useMedicineCalls();
  const takeAway = useTakeAway();
  function press() {
    onDone();
    void takeAway({
      kind: 'medicine',
      id: medicine.id,
      title: `${medicine.name} taken away`,
      remove: () => remove(medicine.id),
    });
  }
  return (
    <div>
      <Button variant="quiet" full onClick={press}>
        Take it away
      </Button>
      <Text small soft>
        What you answered of it goes too. A last day ends it and keeps that.
      </Text>
    </div>
  );
}
