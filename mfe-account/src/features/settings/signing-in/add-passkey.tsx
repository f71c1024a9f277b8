import { Button, Fingerprint, Plus, Text } from '@nestwell/ui';
import { useSupportsPasskeys } from '../../../lib/passkeys/use-passkeys';
import type { DoorChanges } from './use-door-changes';

/** @param isFirst she has none yet */
export function AddPasskey({ changes: { add }, isFirst }: { changes: DoorChanges; isFirst: boolean }) {
  const isSupported = useSupportsPasskeys();
  if (!isSupported) return <Text soft>This browser cannot make passkeys. A newer one can.</Text>;
  return (
    <Button
      variant="soft"
      full
      icon={isFirst ? <Fingerprint aria-hidden="true" /> : <Plus aria-hidden="true" />}
      busy={add.isPending}
      onClick={() => add.mutate()}
    >
      Add a passkey
    </Button>
  );
}
