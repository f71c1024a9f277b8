import type { MealPlan } from '@nestwell/contracts/nutrition';
import { dailyGoal, lowestDailyGoal } from '@nestwell/domain/energy';
import { Figures, useMember, useRegion } from '@nestwell/remote-kit';
import { Button, Card, FilterChip, handsFocusOn, List, ListRow, Plus } from '@nestwell/ui';
import { useState } from 'react';
import { AllergyMark } from '../../lib/allergy-mark/allergy-mark';
import { MealWell } from '../../lib/meals/meal-look';
import { dietaryLabels, filtersOfProfile } from '@nestwell/domain/food-fit';
import { carbsOf, carbWords, showsCarbs } from '../../lib/carbs/meal-carbs';
import type { Recipe } from '../../lib/recipes/recipe';
import { useRecipeFinder } from '../../lib/own-recipes/use-recipe-finder';
import { coverageOf } from './lib/coverage';
import { planForOf } from './lib/recipe-pool';
import { snacksFor, snacksOf } from './lib/plan-snacks';
import * as css from './meal-plan-page.module.css';
import { useSnacks } from './use-snacks';

const FIRST_SHOWN = 4;

/** Snacks that fill the rest of her goal, all of what she eats; nothing where the meals cover it. */
export function SnackOffers({ plan }: { plan: MealPlan }) {
  const member = useMember();
  const country = useRegion().region?.country;
  const toggle = useSnacks(plan);
  const [isOpen, setOpen] = useState(false);
  const chosen = snacksOf(plan);
  const diets = filtersOfProfile(member);
  const offered = snacksFor(chosen, { ...planForOf(member, country), diets });
  const goal = Math.max(dailyGoal(member), lowestDailyGoal(member));
  const { open } = coverageOf(plan, goal, useRecipeFinder(plan).find);
  if (offered.length === 0 || (open === 0 && chosen.length === 0)) return null;
  const shown = offered.filter((snack, at) => isOpen || at < FIRST_SHOWN || chosen.includes(snack.id));
  return (
    <section className={css.section} aria-labelledby="snack-offers">
      <div>
        <h2 id="snack-offers">Snacks to fill the rest</h2>
        {diets.length > 0 && <p className={css.soft}>{asSaved(diets.map((diet) => dietaryLabels[diet]))}</p>}
      </div>
      <Card>
        <List aria-labelledby="snack-offers">
          {shown.map((snack) => (
            <Snack key={snack.id} snack={snack} added={chosen.includes(snack.id)} onToggle={toggle} />
          ))}
        </List>
        {shown.length < offered.length && (
          <Button ref={handsFocusOn} variant="quiet" small onClick={() => setOpen(true)}>
            More snacks
          </Button>
        )}
      </Card>
      <p className={css.soft}>Or leave it open. Seconds and a glass of something count too.</p>
    </section>
  );
}

const words = new Intl.ListFormat('en-US');

/** "Vegetarian and dairy-free, as you saved." */
function asSaved(labels: readonly string[]): string {
  const listed = words.format(labels.map((label) => label.toLowerCase()));
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)}, as you saved.`;
}

interface SnackProps {
  snack: Recipe;
  added: boolean;
  onToggle: (snackId: string) => void;
}

function Snack({ snack, added, onToggle }: SnackProps) {
  const hasCarbs = showsCarbs(useMember());
  return (
    <ListRow
      well={<MealWell mealType="snack" />}
      title={snack.name}
      meta={
        <>
          <Figures>{`${snack.calories}\u00a0kcal a day`}</Figures> {hasCarbs && carbWords([carbsOf(snack)])}{' '}
          <AllergyMark of={snack} />
        </>
      }
      end={
        <FilterChip
          pressed={added}
          icon={<Plus aria-hidden="true" />}
          aria-label={`${snack.name}, ${added ? 'added' : 'add'}`}
          onPressedChange={() => onToggle(snack.id)}
        >
          {added ? 'Added' : 'Add'}
        </FilterChip>
      }
    />
  );
}
