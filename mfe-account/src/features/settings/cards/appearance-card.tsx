import type { User } from '@nestwell/contracts/account';
import { useTheme } from '@nestwell/remote-kit';
import { ChipRow, FilterChip, Moon, Sun } from '@nestwell/ui';
import { WidePlacesSwitch } from './places-switch';
import { ReadingRows } from '../reading-rows';
import { SettingsCard } from './settings-card';

const themes = [
  { choice: 'auto', name: 'Auto', icon: undefined },
  { choice: 'day', name: 'Day', icon: <Sun aria-hidden="true" /> },
  { choice: 'night', name: 'Night', icon: <Moon aria-hidden="true" /> },
] as const;

export function AppearanceCard({ user }: { user: User }) {
  const theme = useTheme();
  return (
    <SettingsCard title="Appearance" note="Night is dim and low in blue, for eyes awake in the dark.">
      <ChipRow label="Appearance">
        {themes.map(({ choice, name, icon }) => (
          <FilterChip
            key={choice}
            pressed={theme.choice === choice}
            icon={icon}
            onClick={() => theme.choose(choice)}
          >
            {name}
          </FilterChip>
        ))}
      </ChipRow>
      <WidePlacesSwitch />
      <ReadingRows user={user} />
    </SettingsCard>
  );
}
