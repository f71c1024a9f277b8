import { useRegion } from '@nestwell/remote-kit';
import * as css from './crisis-lines.module.css';
import { Elsewhere } from './elsewhere';
import { RegionLines } from './region-lines';

/** Whom to call where she is, by the clock of her device or by her own choice. */
export function CrisisLines({ now }: { now: Date }) {
  const { region, isChosen } = useRegion();
  const name = region?.region ?? 'Somewhere else';
  return (
    <section aria-label={name} className={css.region}>
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
