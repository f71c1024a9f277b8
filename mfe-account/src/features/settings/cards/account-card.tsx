import type { User } from '@nestwell/contracts/account';
import { ExportData } from '../../../lib/account/export-data';
import { LogOutButton } from '../../../lib/account/log-out-button';
import { Leaving } from '../leaving';
import * as css from '../settings.module.css';
import { SettingsCard } from './settings-card';

export function AccountCard({ user }: { user: User }) {
  return (
    <SettingsCard title="Account">
      <div className={css.actions}>
        <LogOutButton />
        <ExportData user={user} />
        <Leaving user={user} />
      </div>
    </SettingsCard>
  );
}
