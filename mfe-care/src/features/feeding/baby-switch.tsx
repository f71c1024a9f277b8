import type { BabyNoteAnswer, CareSettings } from '@nestwell/contracts/care';
import { isRunning } from '@nestwell/domain/feeding';
import { useMember } from '@nestwell/remote-kit';
import { babyName } from '../../lib/settings/baby-name';
import { Segment } from './segment';

interface BabySwitchProps {
  notes: readonly BabyNoteAnswer[];
  settings: CareSettings;
  baby: number;
  onChoose: (baby: number) => void;
}

/** Which of several is shown; one whose timer runs unseen has a dot. */
export function BabySwitch({ notes, settings, baby, onChoose }: BabySwitchProps) {
  const { babies } = useMember();
  if (babies < 2) return null;
  const all = Array.from({ length: babies }, (_, index) => index + 1);
  const runs = (one: number) => notes.some((note) => note.baby === one && isRunning(note));
  return (
    <Segment
      label="Which baby"
      options={all.map((one) => ({
        value: String(one),
        label: babyName(settings, one, babies),
        mark: one !== baby && runs(one) ? 'A timer runs' : undefined,
      }))}
      value={String(baby)}
      onValueChange={(value) => onChoose(Number(value))}
    />
  );
}
