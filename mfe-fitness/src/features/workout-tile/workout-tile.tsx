import { Link } from '@nestwell/remote-kit/router';
import { Dumbbell, EggWell } from '@nestwell/ui';
import * as css from './workout-tile.module.css';

export function WorkoutTile() {
  return (
    <Link to="/fitness" className={css.tile}>
      <EggWell shell="russet">
        <Dumbbell />
      </EggWell>
      Workout
    </Link>
  );
}
