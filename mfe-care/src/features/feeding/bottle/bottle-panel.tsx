import { babyLogLimits, type BabyNoteAnswer, type Milk } from '@nestwell/contracts/care';
import { lastFeed } from '@nestwell/domain/feeding';
import { useMember } from '@nestwell/remote-kit';
import { millilitresOf, shownVolume } from '@nestwell/domain/units';
import { Button, ChipRow, FilterChip, Stepper, Text } from '@nestwell/ui';
import { useState } from 'react';
import { volumeWords } from '../../../lib/baby-log/note-words';
import { WhenField } from '../../../lib/when-field';
import * as css from '../feeding.module.css';
import type { PanelProps } from '../panel-props';
import { Segment } from '../segment';
import { FormulaGuide } from './formula-guide';
import { SupplementForm } from './supplement-form';

const milks: readonly { value: Milk; label: string }[] = [
  { value: 'own', label: 'My milk' },
  { value: 'formula', label: 'Formula' },
  { value: 'other', label: 'Other' },
];
/** Steps and usual amounts as a bottle is marked. */
const marks = {
  metric: { step: 5, usual: [60, 90, 120, 150] },
  us: { step: 0.5, usual: [2, 3, 4, 5] },
} as const;

const lastMilk = (notes: readonly BabyNoteAnswer[], baby: number): Milk | undefined =>
  lastFeed(
    notes.filter(({ kind }) => kind === 'bottle'),
    baby,
  )?.milk ?? undefined;

/** What a bottle held, and when; the milk is that of the last one, until she says otherwise. */
export function BottlePanel({ notes, baby, changes }: PanelProps) {
  const { units, isBreastfeeding } = useMember();
  const { step, usual } = marks[units];
  const [milk, setMilk] = useState<Milk>(lastMilk(notes, baby) ?? (isBreastfeeding ? 'own' : 'formula'));
  const [shown, setShown] = useState<number>(usual[1]);
  const [when, setWhen] = useState<string | null>(null);
  const volume = millilitresOf(shown, units);
  const other = units === 'us' ? 'metric' : 'us';
  const save = () => {
    const startedAt = !when ? undefined : new Date(when).toISOString();
    void changes.log({ kind: 'bottle', baby, milk, volume, startedAt }, 'Bottle saved');
    setWhen(null);
  };
  return (
    <div className={css.panel}>
      <Segment label="Milk" options={milks} value={milk} onValueChange={setMilk} />
      <Stepper
        large
        label="Amount"
        value={shown}
        onValueChange={setShown}
        step={step}
        min={step}
        max={shownVolume(babyLogLimits.bottle, units)}
        unit={units === 'us' ? 'fl oz' : 'ml'}
      />
      <Text soft small className={css.centred}>
        {volumeWords(volume, other)}
      </Text>
      <ChipRow label="Usual amounts">
        {usual.map((one) => (
          <FilterChip key={one} pressed={one === shown} onPressedChange={() => setShown(one)}>
            {one}
          </FilterChip>
        ))}
      </ChipRow>
      <WhenField label="When" value={when} onValueChange={setWhen} />
      <Button full onClick={save}>
        Save {volumeWords(volume, units)}
      </Button>
      {milk === 'formula' && <FormulaGuide />}
      <SupplementForm baby={baby} changes={changes} />
    </div>
  );
}
