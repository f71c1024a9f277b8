import { userLimits } from '@nestwell/contracts/account';
import { TextField } from '@nestwell/ui';
import type { Settings } from '../use-settings';
import { SettingsCard } from './settings-card';

export function PersonalCard({ settings: { user, form, problems, edit } }: { settings: Settings }) {
  return (
    <SettingsCard title="Personal information">
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={userLimits.name}
        value={form.name}
        error={problems.name}
        onValueChange={(name) => edit({ name })}
      />
      <TextField
        label="E-mail"
        type="email"
        readOnly
        value={user.email}
        help="Your e-mail is how you log in, so it stays fixed."
      />
    </SettingsCard>
  );
}
