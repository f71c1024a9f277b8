import { micronutrientUnits, type KeptFood } from '@nestwell/contracts/nutrition';
import { Button, ChipRow, FilterChip, GroupLabel, NumberField, Plus, TextField } from '@nestwell/ui';
import { barcodeInWords } from '@nestwell/domain/barcodes';
import { useState } from 'react';
import { useKeepFood } from '../../../../lib/foods/use-kept-foods';
import { EnergyQuestion } from '../energy-question';
import { ContainsChips } from '../own-form/contains-chips';
import * as css from '../own-form/own-form.module.css';
import { OwnFormSheet } from '../own-form/own-form-sheet';
import { emptyLabel, labelOf, mostOf, problemOfFigure, requestOfLabel, type LabelDraft } from './label-draft';

interface OwnFoodSheetProps {
  onClose: () => void;
  onMade: (food: KeptFood) => void;
  /** What she wrote before, and could not be kept. */
  written?: KeptFood;
  /** One that is kept already, to be changed. */
  food?: KeptFood;
  /** The number that its label came with. */
  barcode?: string;
}

/** In the order of a label. */
const ON_A_LABEL = [
  ['fat', 'Fat', 'g'],
  ['carbs', 'Carbohydrate', 'g'],
  ['fibre', 'Fiber', micronutrientUnits.fibre],
  ['protein', 'Protein', 'g'],
  ['iron', 'Iron', micronutrientUnits.iron],
] as const;

/** What few labels speak of. */
const SELDOM = [
  ['folate', 'Folate', micronutrientUnits.folate],
  ['calcium', 'Calcium', micronutrientUnits.calcium],
  ['choline', 'Choline', micronutrientUnits.choline],
  ['iodine', 'Iodine', micronutrientUnits.iodine],
  ['vitaminB12', 'Vitamin B12', micronutrientUnits.vitaminB12],
  ['vitaminD', 'Vitamin D', micronutrientUnits.vitaminD],
] as const;

/** A label copied by hand, in one screen. */
export function OwnFoodSheet({ onClose, onMade, written, food, barcode }: OwnFoodSheetProps) {
  const { keep, change: changeFood, busy } = useKeepFood();
  const start = written ?? food;
  const [draft, setDraft] = useState(() =>
    start ? labelOf(start) : { ...emptyLabel, barcode: barcode ?? null },
  );
  const change = (changes: Partial<LabelDraft>) => setDraft((former) => ({ ...former, ...changes }));
  const [isWhole, setWhole] = useState(() => SELDOM.some(([name]) => draft.figures[name] !== undefined));
  const request = requestOfLabel(draft);
  const save = async () => {
    if (!request) return;
    const kept = food
      ? await changeFood(food, { ...request, isFavourite: food.isFavourite })
      : await keep(request, 'Food saved');
    if (kept) onMade(kept);
  };
  return (
    <OwnFormSheet
      title="Your own food"
      description={`Copy the label. What it doesn’t say stays unknown.${draft.barcode ? ` The number ${barcodeInWords(draft.barcode).replaceAll(' ', '\u00a0')} stays with it.` : ''}`}
      saveLabel={food ? 'Save' : 'Save and add'}
      isReady={request !== undefined}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={120} value={draft.name} onValueChange={(name) => change({ name })} />
      <div className={css.group}>
        <GroupLabel>The label speaks of</GroupLabel>
        <ChipRow label="The label speaks of">
          {(['100 g', 'serving'] as const).map((per) => (
            <FilterChip key={per} pressed={draft.per === per} onPressedChange={() => change({ per })}>
              {per === 'serving' ? '1 serving' : per}
            </FilterChip>
          ))}
        </ChipRow>
      </div>
      {draft.per === 'serving' && (
        <div className={css.serving}>
          <TextField
            label="One serving is"
            placeholder="slice"
            maxLength={60}
            value={draft.serving}
            onValueChange={(serving) => change({ serving })}
          />
          <NumberField
            label="Grams"
            unit="g"
            value={draft.grams}
            error={problemOfFigure(draft.grams, mostOf('grams'))}
            onValueChange={(grams) => change({ grams })}
          />
        </div>
      )}
      <div className={css.lines}>
        <NumberField
          inRow
          whole
          label="Energy"
          unit="kcal"
          value={draft.calories}
          error={problemOfFigure(draft.calories, mostOf('calories'))}
          onValueChange={(calories) => change({ calories })}
        />
        <EnergyQuestion
          typed={draft.calories}
          grams={draft.figures}
          of={draft.per === '100 g' ? '100 g' : 'meal'}
          onMeant={(calories) => change({ calories })}
        />
        {[...ON_A_LABEL, ...(isWhole ? SELDOM : [])].map(([name, label, unit]) => (
          <NumberField
            key={name}
            inRow
            label={label}
            unit={unit}
            value={draft.figures[name] ?? ''}
            error={problemOfFigure(draft.figures[name], mostOf(name))}
            onValueChange={(text) => change({ figures: { ...draft.figures, [name]: text } })}
          />
        ))}
      </div>
      {!isWhole && (
        <Button variant="quiet" small icon={<Plus aria-hidden="true" />} onClick={() => setWhole(true)}>
          Folate, calcium, choline, iodine, vitamins
        </Button>
      )}
      <ContainsChips value={draft.contains} onChange={(contains) => change({ contains })} />
    </OwnFormSheet>
  );
}
