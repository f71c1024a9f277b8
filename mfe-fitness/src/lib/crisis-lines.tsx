import { useRegion } from '@nestwell/remote-kit';
import type { Ref } from 'react';
import * as css from './crisis-lines.module.css';
import { Elsewhere } from './elsewhere';
import { RegionLines } from './region-lines';

interface CrisisLinesProps {
  now: Date;
  /** Takes the focus when she has chosen another country: what she pressed is no longer there. */
  place?: Ref<HTMLElement>;
}

/** Whom to call where she is, by the clock of her device or by her own choice. */
export function CrisisLines({ now, place }: CrisisLinesProps) {
  const { region, isChosen } = useRegion();
  const name = region?.region ?? 'Somewhere else';
  return (
    <section ref={place} tabIndex={-1} aria-label={name} className={css.region}>
      <div className={css.place}>
        <b>{name}</b>
        <p className={css.note}>
          {isChosen ? 'You chose this.' : 'From this device’s clock. If it is wrong, yours stands below.'}
        </p>
      </div>
      {region ? (
        <>
          <h3>Someone to talk to</h3>
          <p className={css.note}>Hours are shown in your time.</p>
          <RegionLines region={region} now={now} />
        </>
      ) : (
        <Elsewhere />
      )}
    </section>
  );
}
