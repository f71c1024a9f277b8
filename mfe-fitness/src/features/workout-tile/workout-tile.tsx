import { Link } from '@nestwell/remote-kit/router';
import { Dumbbell, EggWell } from '@nestwell/ui';
import * as home from '../../lib/home-tile.module.css';

export function WorkoutTile() {
  return (
    <Link to="/fitness" className={home.tile}>
      <EggWell shell="russet">
        <Dumbbell />
      </EggWell>
      Workout
    </Link>
  );
}
