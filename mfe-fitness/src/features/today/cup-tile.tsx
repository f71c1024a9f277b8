import { hydrationTarget } from '@nestwell/contracts/fitness';
import { useUser } from '@nestwell/remote-kit';
import { useAsked } from '@nestwell/remote-kit/router';
import { Droplet, EggWell } from '@nestwell/ui';
import type { CSSProperties } from 'react';
import * as home from '../../lib/home-tile.module.css';
import { useToday } from '../../lib/tracking.queries';
import * as css from './cup-tile.module.css';
import { useAddCup } from './use-add-cup';

/** One tap, one cup. */
export function CupTile() {
  const { user } = useUser();
  return user && <Cup />;
}

function Cup() {
  const today = useToday();
  const { add, coming } = useAddCup();
  useAsked('cup', add, { acts: true });
  const cups = Math.max(0, (today.data?.waterIntake ?? 0) + coming);
  const share = Math.min(1, cups / hydrationTarget);
  return (
    <button
      type="button"
      className={home.tile}
      aria-label={`Add 1 cup of water, ${cups} of ${hydrationTarget} so far`}
      onClick={add}
    >
      <EggWell shell="duck" className={css.egg}>
        <span className={css.water} style={{ '--share': share } as CSSProperties} />
        <Droplet />
      </EggWell>
      + 1 cup
    </button>
  );
}
