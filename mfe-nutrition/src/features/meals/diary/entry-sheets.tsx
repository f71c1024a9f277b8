import { mealTypeLabels, type ChangeMealRequest, type Meal } from '@nestwell/contracts/nutrition';
import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { useKeepFood } from '../../../lib/foods/use-kept-foods';
import { favouriteOf } from '../../../lib/foods/favourite';
import { EditMealSheet } from '../recent-meals/edit-later';
import { DaySheet } from './day-sheet';
import { MealMenu } from './meal-menu';
import type { Copies } from './use-copies';
import type { DiaryChanges } from './use-diary-changes';

/** Which sheet of the day is open, and about which of its entries. */
export type Opened =
  | { what: 'menu' | 'edit' | 'copy'; meal: Meal }
  | { what: 'again'; meal: Meal; changes: ChangeMealRequest }
  | { what: 'day' }
  | undefined;

interface EntrySheetsProps {
  opened: Opened;
  onOpen: (next: Opened) => void;
  date: LocalDate;
  today: LocalDate;
  changes: DiaryChanges;
  copies: Copies;
}

export function EntrySheets({ opened, onOpen, date, today, changes, copies }: EntrySheetsProps) {
  const { keep } = useKeepFood();
  const close = () => onOpen(undefined);
  /** Closes first: what follows stands in the page, with its toast. */
  const closing = (work: () => void) => () => {
    close();
    work();
  };
  if (opened === undefined) return null;
  if (opened.what === 'day') {
    return (
      <DaySheet
        title="Copy a day"
        label="Copy it here"
        start={addDays(date, -1)}
        today={today}
        onClose={close}
        onChoose={(from) => closing(() => void copies.copyDay(from))()}
      />
    );
  }
  const { meal, what } = opened;
  if (what === 'edit') return <EditMealSheet key={meal.id} meal={meal} onClose={close} />;
  if (what === 'again') return <EditMealSheet meal={meal} changes={opened.changes} onClose={close} />;
  if (what === 'copy') {
    return (
      <DaySheet
        title={`Copy ${meal.name}`}
        label="Copy it there"
        start={today}
        today={today}
        onClose={close}
        onChoose={(to) => closing(() => copies.copyTo([meal], to))()}
      />
    );
  }
  const kind = mealTypeLabels[meal.mealType];
  return (
    <MealMenu
      meal={meal}
      today={today}
      onClose={close}
      onEdit={() => onOpen({ what: 'edit', meal })}
      onCopy={() => onOpen({ what: 'copy', meal })}
      onMove={(to) =>
        closing(() =>
          changes.move(meal, to, {
            title: meal.name,
            description: `Moved to ${mealTypeLabels[to]}`,
          }),
        )()
      }
      onFavourite={closing(() => void keep(favouriteOf(meal), 'Kept as a favorite'))}
      onDelete={closing(() => changes.remove(meal, kind))}
    />
  );
}
