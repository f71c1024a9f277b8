import type { User } from '@nestwell/contracts/account';
import { useUser } from '@nestwell/remote-kit';
import { Button, LogOut } from '@nestwell/ui';
import { useState } from 'react';
import { EraseAccount } from '../erase-account';
import { ExportData } from '../export-data';
import * as css from '../settings.module.css';
import { SettingsCard } from './settings-card';

export function AccountCard({ user }: { user: User }) {
  const { logout } = useUser();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    // Without an answer she is logged out on this device all the same.
    await logout().finally(() => setLeaving(false));
  }

  return (
    <SettingsCard title="Account">
      <div className={css.actions}>
        <Button
          variant="line"
          full
          icon={<LogOut aria-hidden="true" />}
          busy={isLeaving}
          busyLabel="Logging out..."
          onClick={() => void leave()}
        >
          Log out
        </Button>
        <ExportData userId={user.id} />
        <EraseAccount user={user} />
      </div>
    </SettingsCard>
  );
}
