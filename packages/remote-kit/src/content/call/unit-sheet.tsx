import { careContactLimits, type CareContact } from '@nestwell/contracts/care';
import { Button, Sheet, Stack, TextField } from '@nestwell/ui';
import { useState } from 'react';
import { useToast } from '../../hooks/use-toast';
import { HttpError } from '../../request/http-error';
import { useSaveCareContact } from './unit.queries';

interface UnitSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  contact: CareContact | null;
  onTop?: boolean;
}

export function UnitSheet({ open, onOpenChange, contact, onTop }: UnitSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      onTop={onTop}
      title="Whom you call first"
      description="Your maternity unit, midwife or doctor, by the number you were given."
    >
      <ContactForm contact={contact} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

const DIGITS = /\d.*\d.*\d/;

function ContactForm({ contact, onDone }: { contact: CareContact | null; onDone: () => void }) {
  const { toast } = useToast();
  const { params, save } = useSaveCareContact();
  const [name, setName] = useState(contact?.name ?? 'Maternity unit');
  const [phone, setPhone] = useState(contact?.phone ?? '');
  const [error, setError] = useState<string>();

  async function keep() {
    if (!DIGITS.test(phone)) return setError('Write the number as you would dial it.');
    try {
      await save.mutateAsync({ params, body: { name: name.trim() || 'Maternity unit', phone } });
      toast({ title: 'Number kept' });
      onDone();
    } catch (failure) {
      if (failure instanceof HttpError && failure.status === 400)
        return setError('Use digits, spaces and a plus alone.');
      toast({ title: 'Error', description: 'Failed to save. Please try again.', tone: 'alert' });
    }
  }

  return (
    <Stack gap={4}>
      <TextField label="Name" maxLength={careContactLimits.name} value={name} onValueChange={setName} />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="off"
        maxLength={careContactLimits.phone}
        value={phone}
        error={error}
        onValueChange={setPhone}
      />
      <Button full busy={save.isPending} busyLabel="Saving..." onClick={() => void keep()}>
        Keep the number
      </Button>
    </Stack>
  );
}
