import { Button, Heart, Plus } from '@nestwell/ui';
import { favouriteOfFood } from '../../../lib/foods/favourite';
import { useKeepFood } from '../../../lib/foods/use-kept-foods';
import * as css from './log-meal.module.css';
import type { CompleteMeal } from './meal-draft';
import { pickOf } from './picks';

interface FurtherStepsProps {
  request: CompleteMeal;
  onAddMore: () => void;
}

/** What else can be done with a food that is ready: another one beside it, and keeping it. */
export function FurtherSteps({ request, onAddMore }: FurtherStepsProps) {
  const { keep, busy } = useKeepFood();
  const favour = () => void keep(favouriteOfFood(pickOf(request).food), 'Kept as a favorite');
  return (
    <div className={css.further}>
      <Button variant="soft" small icon={<Plus aria-hidden="true" />} onClick={onAddMore}>
        Add another food
      </Button>
      <Button variant="quiet" small icon={<Heart aria-hidden="true" />} disabled={busy} onClick={favour}>
        Keep as a favorite
      </Button>
    </div>
  );
}
