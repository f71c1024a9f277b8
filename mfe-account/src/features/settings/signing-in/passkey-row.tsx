import type { Passkey, SigningIn } from '@nestwell/contracts/identity';
import { useNow } from '@nestwell/remote-kit';
import {
  EggWell,
  Ellipsis,
  Fingerprint,
  IconButton,
  Laptop,
  ListRow,
  Menu,
  Smartphone,
  Tablet,
} from '@nestwell/ui';
import { useState } from 'react';
import { NamePasskey } from './name-passkey';
import { sinceAndUsed } from './passkey-words';
import { RemovePasskey } from './remove-passkey';
import type { DoorChanges } from './use-door-changes';

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop } as const;

interface PasskeyRowProps {
  passkey: Passkey;
  changes: DoorChanges;
  state: SigningIn;
}

export function PasskeyRow({ passkey, changes, state }: PasskeyRowProps) {
  const now = useNow();
  const [open, setOpen] = useState<'name' | 'remove' | null>(null);
  const Icon = passkey.deviceKind ? icons[passkey.deviceKind] : Fingerprint;
  const close = () => setOpen(null);
  return (
    <>
      <ListRow
        well={
          <EggWell shell="dusk">
            <Icon aria-hidden="true" />
          </EggWell>
        }
        title={passkey.name}
        meta={sinceAndUsed(passkey, new Date(now))}
        end={
          <Menu
            label={passkey.name}
            trigger={
              <IconButton label={`More for ${passkey.name}`}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            items={[
              { label: 'Rename', onSelect: () => setOpen('name') },
              { label: 'Remove', danger: true, onSelect: () => setOpen('remove') },
            ]}
          />
        }
      />
      {open === 'name' && <NamePasskey userId={changes.user.id} passkey={passkey} onClose={close} />}
      {open === 'remove' && (
        <RemovePasskey passkey={passkey} changes={changes} state={state} onClose={close} />
      )}
    </>
  );
}
