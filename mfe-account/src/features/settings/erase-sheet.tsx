import { account, normalisedEmail, type User } from '@nestwell/contracts/account';
import { call, refusalOf, useMutation, useToast, useUser } from '@nestwell/remote-kit';
import { Button, Sheet, TextField } from '@nestwell/ui';
import { type FormEvent, useState } from 'react';

export interface EraseWords {
  title: string;
  description: string;
  confirm: string;
}

interface EraseSheetProps {
  user: User;
  words: EraseWords;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for her e-mail before all is gone. */
export function EraseSheet({ user, words, isOpen, onOpenChange }: EraseSheetProps) {
  const { logout } = useUser();
  const { toast } = useToast();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const matches = normalisedEmail(typed) === user.email;
  const erase = useMutation({
    mutationFn: () => call(account.eraseUser, { params: { userId: user.id }, body: { email: typed } }),
    onSuccess: async () => {
      await logout({ isErased: true });
      // Also where the answer is that the last of it goes within minutes: the account is closed for good.
      toast({
        title: 'Your account is erased',
        description: 'Nothing opens it anymore, and everything we kept about you goes with it.',
      });
    },
    onError: (error) => {
      const isTooOld = refusalOf(account.eraseUser, error)?.code === 'proof_required';
      // She proves it anew before this is asked again.
      if (isTooOld) onOpenChange(false);
      toast({
        title: 'Erasing Failed',
        description: isTooOld
          ? 'Ten minutes have gone by. Begin again, and show once more that it is you.'
          : 'Your account could not be erased just now. Please try again.',
        tone: 'alert',
      });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (matches && !erase.isPending) erase.mutate();
  }

  return (
    <Sheet
      open={isOpen}
      onOpenChange={(next) => erase.isPending || onOpenChange(next)}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button variant="line" onClick={() => onOpenChange(false)} disabled={erase.isPending}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form="erase"
            variant="danger-filled"
            busy={erase.isPending}
            busyLabel="Erasing..."
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id="erase" onSubmit={submit} noValidate>
        <TextField
          label="Type your e-mail to confirm"
          type="email"
          inputMode="email"
          autoComplete="off"
          placeholder={user.email}
          value={typed}
          error={isAsked && !matches ? `Type ${user.email} to confirm` : undefined}
          onValueChange={setTyped}
        />
      </form>
    </Sheet>
  );
}
