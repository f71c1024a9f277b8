import { useUser } from '@nestwell/remote-kit';
import { useAsked } from '@nestwell/remote-kit/router';
import { EggWell, useOpening, Utensils, warmLayers } from '@nestwell/ui';
import { LogOnHome } from './log-on-home';
import * as css from './log-food-tile.module.css';

/** Home's Log Food tile with the sheet it opens. */
export function LogFoodTile() {
  const { user } = useUser();
  return user && <LogFood />;
}

function LogFood() {
  const opening = useOpening();
  useAsked('food', opening.start);
  return (
    <>
      <button
        type="button"
        className={css.tile}
        aria-haspopup="dialog"
        {...warmLayers}
        onClick={opening.start}
      >
        <EggWell shell="straw">
          <Utensils />
        </EggWell>
        Log Food
      </button>
      <LogOnHome opening={opening} />
    </>
  );
}
