import type { SigningIn } from '@nestwell/contracts/identity';
import { List } from '@nestwell/ui';
import { SettingsCard } from '../cards/settings-card';
import { AddPasskey } from './add-passkey';
import { PasskeyRow } from './passkey-row';
import type { DoorChanges } from './use-door-changes';

export function PasskeysCard({ changes, state }: { changes: DoorChanges; state: SigningIn }) {
  const { passkeys } = state;
  return (
    <SettingsCard title="Passkeys" note="Your face, finger or screen lock. Nothing to remember.">
      {passkeys.length > 0 && (
        <List aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} changes={changes} state={state} />
          ))}
        </List>
      )}
      <AddPasskey changes={changes} isFirst={passkeys.length === 0} />
    </SettingsCard>
  );
}
