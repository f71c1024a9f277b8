import { useUser } from '@nestwell/remote-kit';
import { EggWell, Utensils, warmLayers } from '@nestwell/ui';
import { useLogOnHome } from './use-log-on-home';
import * as css from './log-food-tile.module.css';

/** Home's Log Food tile with the sheet it opens. */
export function LogFoodTile() {
  const { user } = useUser();
  return user && <LogFood />;
}

function LogFood() {
  const { start, sheet } = useLogOnHome();
  return (
    <>
      <button type="button" className={css.tile} aria-haspopup="dialog" {...warmLayers} onClick={start}>
        <EggWell shell="straw">
          <Utensils />
        </EggWell>
        Log Food
      </button>
      {sheet}
    </>
  );
}
