import { Button, ConfirmDialog, handsFocusOn, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { useEndOthers } from './sessions.queries';

interface LogOutEverywhereProps {
  userId: string;
  /** How many devices that is, besides this one. */
  others: number;
}

export function LogOutEverywhere({ userId, others }: LogOutEverywhereProps) {
  const [isOpen, setOpen] = useState(false);
  const endOthers = useEndOthers(userId, () => setOpen(false));
  return (
    <>
      <Button ref={handsFocusOn} variant="danger" full onClick={() => setOpen(true)} {...warmLayers}>
        Log out everywhere
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Log out everywhere?"
        description={`${others === 1 ? 'One other device is' : `${others} other devices are`} signed out. This one stays.`}
        confirmLabel="Log out everywhere"
        busy={endOthers.isPending}
        busyLabel="Logging out..."
        onConfirm={() => endOthers.mutate({ params: { userId } })}
      />
    </>
  );
}
