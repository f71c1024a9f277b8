import type { User } from '@nestwell/contracts/account';
import { useTheme } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Badge, buttonClass, ChipRow, FilterChip, Row, Sheet, Stack } from '@nestwell/ui';
import { sentenceCase } from '../../lib/sentence-case';
import * as css from './profile-dialog.module.css';
import { profileRows } from './profile-rows';

interface ProfileDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ProfileDialog({ user, open, onOpenChange }: ProfileDialogProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="User Profile"
      footer={
        <Link
          to="/settings"
          className={buttonClass({ variant: 'line', full: true })}
          onClick={() => onOpenChange(false)}
        >
          Edit in Settings
        </Link>
      }
    >
      <Stack gap={5}>
        <dl className={css.rows}>
          {profileRows(user).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Stack gap={2}>
          <h3 id="profile-diets">Dietary preferences</h3>
          <Diets diets={user.dietaryRestrictions} />
        </Stack>
        <Appearance />
      </Stack>
    </Sheet>
  );
}

function Diets({ diets }: { diets: readonly string[] }) {
  if (diets.length === 0) return <p>None</p>;
  return (
    <Row wrap gap={2} role="group" aria-labelledby="profile-diets">
      {diets.map((diet) => (
        <Badge key={diet} tone="moss">
          {sentenceCase(diet)}
        </Badge>
      ))}
    </Row>
  );
}

const themes = [
  ['auto', 'As my device'],
  ['day', 'Day'],
  ['night', 'Night'],
] as const;

function Appearance() {
  const { choice, choose } = useTheme();
  return (
    <Stack gap={2}>
      <h3>Appearance</h3>
      <ChipRow label="Appearance">
        {themes.map(([theme, label]) => (
          <FilterChip key={theme} pressed={choice === theme} onPressedChange={() => choose(theme)}>
            {label}
          </FilterChip>
        ))}
      </ChipRow>
    </Stack>
  );
}
