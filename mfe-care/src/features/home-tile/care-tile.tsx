import { useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Card, ChevronRight, EggWell, HeartPulse } from '@nestwell/ui';
import * as css from './care-tile.module.css';

/** The way to the module from wherever another leaves it room: Home, the diary. */
export function CareTile() {
  const { user } = useUser();
  if (!user) return null;
  return (
    <Card className={css.tile}>
      <Link to="/care" className={css.way}>
        <EggWell shell="heather">
          <HeartPulse />
        </EggWell>
        <span className={css.words}>
          <b>Care</b>
          <span className={css.about}>{aboutFor(user.state)}</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </Card>
  );
}

function aboutFor(state: string): string {
  if (state === 'pregnant') return 'What to watch for, and when to call';
  return state === 'postpartum' ? 'You and your baby, day and night' : 'Your body, and when to call';
}
