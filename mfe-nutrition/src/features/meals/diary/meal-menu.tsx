import { mealTypeLabels, mealTypes, type Meal, type MealType } from '@nestwell/contracts/nutrition';
import { inFigures } from '@nestwell/domain/reading';
import { useShowsFigures } from '@nestwell/remote-kit';
import {
  ChipRow,
  Copy,
  EggWell,
  FilterChip,
  Heart,
  List,
  ListRow,
  PenLine,
  Sheet,
  Text,
  Trash,
} from '@nestwell/ui';
import { whenEaten } from '../../../lib/meals/eaten';

interface MealMenuProps {
  meal: Meal;
  today: string;
  onClose: () => void;
  onEdit: () => void;
  onCopy: () => void;
  onMove: (to: MealType) => void;
  onFavourite: () => void;
  onDelete: () => void;
}

/** What can be done with an entry. */
export function MealMenu({
  meal,
  today,
  onClose,
  onEdit,
  onCopy,
  onMove,
  onFavourite,
  onDelete,
}: MealMenuProps) {
  const showsFigures = useShowsFigures();
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={meal.name}
      description={
        showsFigures
          ? `${whenEaten(meal, today)}. ${inFigures(meal.calories)} kcal.`
          : `${whenEaten(meal, today)}.`
      }
    >
      <List aria-label="What to do with it">
        <ListRow
          well={
            <EggWell>
              <PenLine />
            </EggWell>
          }
          title="Edit portion, time or day"
          onSelect={onEdit}
        />
        <ListRow
          well={
            <EggWell>
              <Copy />
            </EggWell>
          }
          title="Copy to another day"
          meta="Today, or any day of the past year"
          onSelect={onCopy}
        />
        <ListRow
          well={
            <EggWell>
              <Heart />
            </EggWell>
          }
          title="Keep as a favorite"
          onSelect={onFavourite}
        />
        <ListRow
          well={
            <EggWell>
              <Trash />
            </EggWell>
          }
          title="Delete"
          meta="You can undo it"
          onSelect={onDelete}
        />
      </List>
      <Text small soft>
        Move to another kind
      </Text>
      <ChipRow label="Move to another kind">
        {mealTypes.map((kind) => (
          <FilterChip
            key={kind}
            pressed={kind === meal.mealType}
            onPressedChange={() => (kind === meal.mealType ? undefined : onMove(kind))}
          >
            {mealTypeLabels[kind]}
          </FilterChip>
        ))}
      </ChipRow>
    </Sheet>
  );
}
