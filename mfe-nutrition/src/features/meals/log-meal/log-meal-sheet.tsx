import type { LogMealRequest } from '@nestwell/contracts/nutrition';
import { useUser } from '@nestwell/remote-kit';
import { Badge, Button, CheckIcon, Sheet, TextField, type Opening } from '@nestwell/ui';
import { useId, type FormEvent } from 'react';
import { AllergyMark } from '../../../lib/allergy-mark/allergy-mark';
import { CautionNotes } from '../../../lib/food-cautions/caution-notes';
import { cautionsFor } from '../../../lib/food-cautions/cautions-for';
import { allergensOfFood } from '../../../lib/food-contents/food-contents';
import { FoodFinder } from './food-finder';
import * as css from './log-meal.module.css';
import { MealFields } from './meal-fields';
import { PortionPicker } from './portion-picker';
import { useMealForm } from './use-meal-form';

interface LogMealSheetProps {
  opening: Opening;
  /** Saves it; the caller closes the sheet on success and says how it went in its own words. */
  onLog: (request: LogMealRequest) => void;
  saving: boolean;
}

/** Log Your Meal: empty at each opening; a failed save keeps what she typed. */
export function LogMealSheet(props: LogMealSheetProps) {
  const { times } = props.opening;
  return times > 0 && <EmptySheet key={times} {...props} />;
}

function EmptySheet({ opening, onLog, saving }: LogMealSheetProps) {
  const formId = useId();
  const form = useMealForm();
  const { user } = useUser();
  const settled = form.picked !== null || form.manual;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.request && !saving) onLog(form.request);
  };
  return (
    <Sheet
      open={opening.open}
      onOpenChange={opening.setOpen}
      title="Log Your Meal"
      footer={
        <Button type="submit" form={formId} disabled={!form.request} busy={saving} busyLabel="Logging...">
          Log meal
        </Button>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        {form.manual ? (
          <TextField
            label="Meal name"
            action={
              <Button variant="quiet" small onClick={() => form.setManual(false)}>
                Back to food search
              </Button>
            }
            placeholder="Lentil stew"
            maxLength={120}
            value={form.draft.name}
            onValueChange={(name) => form.change({ name })}
          />
        ) : (
          <FoodFinder
            text={form.draft.name}
            onTextChange={form.search}
            onPick={form.pick}
            onManual={() => form.setManual(true)}
            settled={form.picked !== null}
          />
        )}
        {form.picked && !form.manual && <PortionPicker {...form.picked} onChange={form.changePortion} />}
        {/* Whether picked or typed by hand: a figure never stands alone beside a food that asks for care. */}
        <div className={css.notes} aria-live="polite">
          {settled && <AllergyMark contains={allergensOfFood(form.draft.name)} />}
          {settled && <CautionNotes cautions={cautionsFor(user, [form.draft.name])} />}
        </div>
        <MealFields draft={form.draft} onChange={form.change} />
        {form.picked && (
          <div role="status">
            <Badge tone="success" icon={<CheckIcon aria-hidden="true" />}>
              Auto-filled from USDA data
            </Badge>
          </div>
        )}
      </form>
    </Sheet>
  );
}
