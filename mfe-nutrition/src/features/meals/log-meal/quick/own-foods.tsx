import type { KeptFood } from '@nestwell/contracts/nutrition';
import { Button, Plus } from '@nestwell/ui';
import { useState } from 'react';
import { knownKept } from '../../../../lib/foods/known-food';
import { toggled, type Pick } from '../picks';
import { FoodList } from './food-list';
import { KeptMenu } from './kept-menu';
import { OwnRecipeSheet } from '../recipe-form/own-recipe-sheet';
import { OwnFoodSheet } from './own-food-sheet';
import * as css from './quick.module.css';

interface OwnFoodsProps {
  kept: readonly KeptFood[];
  picks: readonly Pick[];
  onPicks: (picks: Pick[]) => void;
}

/** Her own foods and recipes, and the way to make another. */
export function OwnFoods({ kept, picks, onPicks }: OwnFoodsProps) {
  const [making, setMaking] = useState<'own' | 'recipe'>();
  const done = () => setMaking(undefined);
  const made = (food: KeptFood) => {
    done();
    onPicks(toggled(picks, knownKept(food)));
  };
  return (
    <>
      {kept.length > 0 && (
        <FoodList
          label="Yours"
          foods={kept.map(knownKept)}
          detailOf={(food) => (food.kept?.kind === 'recipe' ? 'your recipe' : 'your own food')}
          endOf={(food) => <KeptMenu food={food} />}
          picks={picks}
          onPicks={onPicks}
        />
      )}
      <div className={css.actions}>
        <Button variant="soft" small icon={<Plus aria-hidden="true" />} onClick={() => setMaking('own')}>
          Your own food
        </Button>
        <Button variant="soft" small icon={<Plus aria-hidden="true" />} onClick={() => setMaking('recipe')}>
          A recipe of yours
        </Button>
      </div>
      {making === 'own' && <OwnFoodSheet onClose={done} onMade={made} />}
      {making === 'recipe' && <OwnRecipeSheet onClose={done} onMade={made} />}
    </>
  );
}
