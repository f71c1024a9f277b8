import type { LogMealRequest, Meal, MealType } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { useShowsFigures } from '@nestwell/remote-kit';
import { Badge, CheckIcon, Sheet, type Opening } from '@nestwell/ui';
import { useId, useState, type FormEvent } from 'react';
import { usePart } from '../../../lib/use-part';
import type { Scan } from './barcode/scanning';
import { FoodNotes } from './food-notes';
import { FoodOrName } from './food-or-name';
import { FurtherSteps } from './further-steps';
import { KindAndTime } from './kind-and-time';
import * as css from './log-meal.module.css';
import { MealFields } from './meal-fields';
import { pickOf, pickOfMeal, requestsOf, type Pick } from './picks';
import { PortionPicker } from './portion-picker';
import { SheetFoot } from './sheet-foot';
import { Tray } from './tray';
import { useMealForm } from './use-meal-form';

interface LogMealSheetProps {
  opening: Opening;
  /** Saves them, and closes the sheet on success; what was logged with one tap is taken back with one. */
  onLog: (meals: readonly LogMealRequest[], undoable: boolean) => void;
  saving: boolean;
  /** A day that is over, where it is not for now. */
  date?: LocalDate;
  /** The kind it is for, where the hour does not tell. */
  mealType?: MealType;
  /** What she looks for already. */
  text?: string;
  /** What she wrote before, and could not be kept: one to be typed anew, or several on the tray. */
  written?: readonly Meal[];
}

/** Her own foods come with the sheet, not with the page that can open it. */
const loadQuickFoods = () => import('./quick/quick-foods');
const loadScanning = () => import('./barcode/scanning');

/** Log Your Meal: empty at each opening; a failed save keeps what she typed. */
export function LogMealSheet(props: LogMealSheetProps) {
  const { times } = props.opening;
  return times > 0 && <EmptySheet key={times} {...props} />;
}

function EmptySheet({ opening, onLog, saving, date, mealType, text, written = [] }: LogMealSheetProps) {
  const formId = useId();
  const [first, ...further] = written;
  const form = useMealForm({
    date,
    mealType: mealType ?? first?.mealType,
    text,
    written: further.length > 0 ? undefined : first,
  });
  const [picks, setPicks] = useState<Pick[]>(() => (further.length > 0 ? written.map(pickOfMeal) : []));
  const quick = usePart(loadQuickFoods);
  const scanning = usePart(loadScanning);
  const [scan, setScan] = useState<Scan>();
  const { draft, picked, manual, request, eaten } = form;
  const showsFigures = useShowsFigures();
  const settled = picked !== null || manual;
  const isSearching = !manual && draft.name !== '';
  // By hand they are hers to type, hidden or not: without them nothing can be logged.
  const hasFigures = manual || (showsFigures && (settled || draft.calories !== ''));
  const all = [...requestsOf(picks, eaten), ...(request ? [{ ...request, ...eaten }] : [])];
  const isReady = all.length > 0 && !form.isWrongTime;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !saving) onLog(all, picks.length > 0);
  };
  const add = (added: Pick) => {
    setPicks([...picks.filter(({ food }) => food.key !== added.food.key), added]);
    form.clear();
  };
  return (
    <Sheet
      open={opening.open}
      onOpenChange={opening.setOpen}
      title="Log Your Meal"
      tall
      unsaved={picked || picks.length > 0 ? { how: 'picked', words: all.map(({ name }) => name) } : undefined}
      footer={<SheetFoot {...{ formId, meals: all, several: picks.length > 0, isReady, saving }} />}
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <KindAndTime
          isFolded={isSearching}
          kind={draft.mealType}
          onKind={(kind) => form.change({ mealType: kind })}
          when={form.when}
          onWhen={form.setWhen}
          date={date}
        />
        <FoodOrName form={form} onScan={scanning && (() => setScan({}))} />
        {picked && !manual && (
          <PortionPicker key={picked.food.fdcId} {...picked} onChange={form.changePortion} />
        )}
        {/* Whether picked or typed by hand: a figure never stands alone beside a food that asks for care. */}
        <FoodNotes name={settled ? draft.name : undefined} />
        {hasFigures && <MealFields draft={draft} onChange={form.change} />}
        {picked && (
          <div role="status">
            <Badge tone="success" icon={<CheckIcon aria-hidden="true" />}>
              Auto-filled from USDA data
            </Badge>
          </div>
        )}
        {request && <FurtherSteps request={request} onAddMore={() => add(pickOf(request))} />}
        {scanning && <scanning.Scanning mealType={draft.mealType} scan={scan} onScan={setScan} onAdd={add} />}
        {(settled || draft.name !== '') && picks.length > 0 && <Tray picks={picks} onPicks={setPicks} />}
        {quick && !settled && (
          <quick.QuickFoods
            text={draft.name}
            eaten={eaten}
            picks={picks}
            onPicks={setPicks}
            onLog={(meals) => saving || form.isWrongTime || onLog(meals, true)}
          />
        )}
      </form>
    </Sheet>
  );
}
