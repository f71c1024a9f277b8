import type { User } from '@nestwell/contracts/account';
import { useTheme } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Badge, buttonClass, ChipRow, FilterChip, linkClass, Row, Sheet, Stack } from '@nestwell/ui';
import { useId } from 'react';
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
        <Chosen title="Allergies" words={user.allergies} />
        <Chosen title="Dietary preferences" words={user.dietaryRestrictions} />
        {user.pregnancyPaused && (
          <Row>
            <Link to="/settings/shown" className={linkClass} onClick={() => onOpenChange(false)}>
              What Nestwell shows you
            </Link>
          </Row>
        )}
        <Appearance />
      </Stack>
    </Sheet>
  );
}

function Chosen({ title, words }: { title: string; words: readonly string[] }) {
  const id = useId();
  return (
    <Stack gap={2}>
      <h3 id={id}>{title}</h3>
      {words.length === 0 ? (
        <p>None</p>
      ) : (
        <Row wrap gap={2} role="group" aria-labelledby={id}>
          {words.map((word) => (
            <Badge key={word} tone="moss">
              {sentenceCase(word)}
            </Badge>
          ))}
        </Row>
      )}
    </Stack>
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
