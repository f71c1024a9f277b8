import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
import { inFigures } from '@nestwell/domain/reading';
import { Figures, useUser, WaitingMark, useDeviceDate } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import {
  Button,
  Card,
  EmptyState,
  linkClass,
  List,
  ListRow,
  LoadFailure,
  Section,
  Skeleton,
  useOpening,
  VisuallyHidden,
  warmLayers,
} from '@nestwell/ui';
import { useState } from 'react';
import { LogOnHome } from '../log-meal/log-later';
import { whenEaten } from '../../../lib/meals/eaten';
import { MealWell } from '../../../lib/meals/meal-look';
import { useMeals } from '../../../lib/meals/meals.queries';
import { EditMealSheet } from './edit-later';
import * as css from './recent-meals.module.css';

const SHOWN = 3;

/** The three newest meals; pressing one lets her correct or delete it. */
export function RecentMeals() {
  const { user } = useUser();
  if (!user) return null;
  return (
    <Section
      title="Recent meals"
      action={
        <Link to="/nutrition?view=diary" className={linkClass}>
          View All
          <VisuallyHidden> meals</VisuallyHidden>
        </Link>
      }
    >
      <Card className={css.card} {...warmLayers}>
        <Meals />
      </Card>
    </Section>
  );
}

function Meals() {
  const meals = useMeals();
  // Above the list and its empty state: the sheet outlives the first meal that it logs.
  const opening = useOpening();

  if (meals.isPending) return <Skeleton label="Loading recent meals" rows={SHOWN} className={css.waiting} />;
  // A failed background refresh keeps the former list.
  if (meals.isLoadingError) return <LoadFailure onRetry={() => void meals.refetch()} />;
  return (
    <>
      {meals.data?.length ? <Newest meals={meals.data.slice(0, SHOWN)} /> : <NoMeals onLog={opening.start} />}
      <LogOnHome opening={opening} />
    </>
  );
}

function Newest({ meals }: { meals: readonly Meal[] }) {
  const today = useDeviceDate();
  const [editing, setEditing] = useState<Meal | null>(null);
  return (
    <>
      <List aria-label="Recent meals">
        {meals.map((meal) => (
          <ListRow
            key={meal.id}
            well={<MealWell mealType={meal.mealType} />}
            title={meal.name}
            clip
            meta={whenEaten(meal, today)}
            mark={<WaitingMark read={nutrition.listMeals} row={meal.id} />}
            value={
              <>
                <Figures>
                  {inFigures(meal.calories)}
                  <VisuallyHidden> kilocalories,</VisuallyHidden>
                </Figures>
                <VisuallyHidden> edit</VisuallyHidden>
              </>
            }
            onSelect={() => setEditing(meal)}
          />
        ))}
      </List>
      {editing && <EditMealSheet key={editing.id} meal={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function NoMeals({ onLog }: { onLog: () => void }) {
  return (
    <EmptyState
      compact
      art="bowl"
      title="Nothing logged yet"
      action={
        <Button variant="soft" small aria-haspopup="dialog" onClick={onLog}>
          Log your first meal
        </Button>
      }
    >
      Start with one small thing. A glass of milk counts.
    </EmptyState>
  );
}
