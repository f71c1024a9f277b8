import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
import { deviceClock } from '@nestwell/domain/device-time';
import { useMember, WaitingMark } from '@nestwell/remote-kit';
import type { CaffeineEntry } from '@nestwell/safety/foods';
import { List, ListRow, Text, VisuallyHidden } from '@nestwell/ui';
import { drinkWords } from './caffeine-words';

/** Each thing with caffeine, as it was eaten. */
export function CaffeineEntries({ entries }: { entries: readonly CaffeineEntry<Meal>[] }) {
  const { units } = useMember();
  if (entries.length === 0)
    return (
      <Text small soft>
        Nothing with caffeine logged yet.
      </Text>
    );
  const inOrder = entries.toSorted((one, other) => one.meal.loggedAt.localeCompare(other.meal.loggedAt));
  return (
    <List aria-label="What had caffeine today">
      {inOrder.map(({ meal, mg }) => (
        <ListRow
          key={meal.id}
          title={drinkWords(meal, units)}
          meta={deviceClock(new Date(meal.loggedAt))}
          mark={<WaitingMark read={nutrition.listMeals} row={meal.id} />}
          value={
            mg === null ? (
              'unknown'
            ) : (
              <>
                {mg}
                <VisuallyHidden> milligrams</VisuallyHidden>
              </>
            )
          }
        />
      ))}
    </List>
  );
}
