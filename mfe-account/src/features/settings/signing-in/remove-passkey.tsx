import type { Passkey, SigningIn } from '@nestwell/contracts/identity';
import { ConfirmDialog } from '@nestwell/ui';
import { opensWithout } from './passkey-words';
import type { DoorChanges } from './use-door-changes';

interface RemovePasskeyProps {
  passkey: Passkey;
  changes: DoorChanges;
  state: SigningIn;
  onClose: () => void;
}

/** Of the last one it says what opens her account then. */
export function RemovePasskey({ passkey, changes: { remove }, state, onClose }: RemovePasskeyProps) {
  const isLast = state.passkeys.length === 1;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Remove “${passkey.name}”?`}
      description={isLast ? opensWithout(state) : 'It opens nothing anymore. Your other passkeys stay.'}
      confirmLabel="Remove"
      cancelLabel="Keep it"
      onConfirm={() => {
        onClose();
        remove.mutate(passkey.id);
      }}
    />
  );
}
