import {
  babyLogLimits,
  milks,
  type BabyNoteAnswer,
  type CareSettings,
  type Milk,
} from '@nestwell/contracts/care';
import { kindsOfHers, nappyKinds } from '@nestwell/domain/feeding';
import { millilitresOf, shownVolume } from '@nestwell/domain/units';
import { useMember } from '@nestwell/remote-kit';
import { MedicineNotes } from '@nestwell/remote-kit/medicine-notes';
import { SelectField, Stepper, TextField } from '@nestwell/ui';
import { diaperTitle, useDiaperWord } from '../../diaper-word';
import { babyName } from '../../settings/baby-name';
import type { Draft } from './note-draft';

const milkOptions = milks.map((value) => ({
  value,
  label: { own: 'My milk', formula: 'Formula', other: 'Other' }[value],
}));
const nappyOptions = nappyKinds.map((value) => ({
  value,
  label: { wet: 'Wet', dirty: 'Dirty', both: 'Wet and dirty' }[value],
}));

interface DetailFieldsProps {
  note: BabyNoteAnswer;
  draft: Draft;
  settings: CareSettings;
  onChange: (part: Partial<Draft>) => void;
}

/** What only some kinds have. */
export function DetailFields({ note: { kind }, draft, settings, onChange }: DetailFieldsProps) {
  const { babies } = useMember();
  const diaper = useDiaperWord();
  const names = Array.from({ length: babies }, (_, index) => ({
    value: String(index + 1),
    label: babyName(settings, index + 1, babies),
  }));
  return (
    <>
      {!kindsOfHers.includes(kind) && babies > 1 && (
        <SelectField
          label="Baby"
          options={names}
          value={String(draft.baby ?? 1)}
          onValueChange={(value) => onChange({ baby: Number(value) })}
        />
      )}
      {kind === 'nappy' && (
        <SelectField
          label={diaperTitle[diaper]}
          options={nappyOptions}
          value={draft.nappy ?? ''}
          onValueChange={(nappy) => onChange({ nappy })}
        />
      )}
      {kind === 'supplement' && (
        <>
          <TextField
            label="What it was"
            value={draft.name}
            onValueChange={(name) => onChange({ name })}
            maxLength={babyLogLimits.name}
            required
          />
          <MedicineNotes isForBaby text={draft.name} />
        </>
      )}
      {kind === 'bottle' && (
        <>
          <SelectField<Milk>
            label="Milk"
            options={milkOptions}
            value={draft.milk ?? ''}
            onValueChange={(milk) => onChange({ milk })}
          />
          <Volume
            label="Amount"
            most={Math.max(babyLogLimits.bottle, draft.volume ?? 0)}
            value={draft.volume}
            onChange={(volume) => onChange({ volume })}
          />
        </>
      )}
      {kind === 'pump' && (
        <>
          <Volume label="Left" value={draft.volumeLeft} onChange={(volumeLeft) => onChange({ volumeLeft })} />
          <Volume
            label="Right"
            value={draft.volumeRight}
            onChange={(volumeRight) => onChange({ volumeRight })}
          />
        </>
      )}
    </>
  );
}

interface VolumeProps {
  label: string;
  value: number | null;
  most?: number;
  onChange: (millilitres: number | null) => void;
}

function Volume({ label, value, most = babyLogLimits.millilitres.max, onChange }: VolumeProps) {
  const { units } = useMember();
  return (
    <Stepper
      label={label}
      value={shownVolume(value ?? 0, units)}
      onValueChange={(shown) => onChange(shown === 0 ? null : millilitresOf(shown, units))}
      step={units === 'us' ? 0.5 : 5}
      max={shownVolume(most, units)}
      unit={units === 'us' ? 'fl oz' : 'ml'}
    />
  );
}
