import { type Passkey, passkeyLimits } from '@nestwell/contracts/identity';
import { Button, Sheet, TextField } from '@nestwell/ui';
import { type FormEvent, useState } from 'react';
import { useNamePasskey } from './signing-in.queries';

interface NamePasskeyProps {
  userId: string;
  passkey: Passkey;
  onClose: () => void;
}

export function NamePasskey({ userId, passkey, onClose }: NamePasskeyProps) {
  const [name, setName] = useState(passkey.name);
  const [isAsked, setAsked] = useState(false);
  const save = useNamePasskey(userId, onClose);
  const isEmpty = name.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isEmpty || save.isPending) return;
    save.mutate({ params: { userId, passkeyId: passkey.id }, body: { name } });
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Name this passkey"
      footer={
        <Button type="submit" form="name-passkey" busy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
      }
    >
      <form id="name-passkey" onSubmit={submit} noValidate>
        <TextField
          data-autofocus
          label="Name"
          maxLength={passkeyLimits.name}
          value={name}
          error={isAsked && isEmpty ? 'Give it a name you know it by' : undefined}
          onValueChange={setName}
        />
      </form>
    </Sheet>
  );
}
