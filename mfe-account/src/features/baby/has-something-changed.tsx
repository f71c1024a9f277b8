import { EmergencyCall, UnitCall } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { callPastAllWeeks } from '@nestwell/safety/signs';
import { buttonClass, Card } from '@nestwell/ui';
import * as css from './baby-card.module.css';

/** Past 42 weeks nothing is known of the baby: one quiet question, whom to call where nothing beside it says so, and no picture, size or week. */
export function HasSomethingChanged({ calls = false }: { calls?: boolean }) {
  return (
    <Card variant="flat" className={`${css.card} ${css.quiet}`} aria-labelledby="has-something-changed">
      <h2 id="has-something-changed" className={css.comparison} data-long>
        Has something changed?
      </h2>
      {calls && (
        <div data-help className={css.calls}>
          <p>{callPastAllWeeks.value}</p>
          <UnitCall look="field" />
          <EmergencyCall />
        </div>
      )}
      <div className={css.ways}>
        <Link to="/settings#health-status" className={buttonClass({ variant: 'soft', small: true })}>
          Baby is here
        </Link>
        <Link to="/settings/shown" className={buttonClass({ variant: 'line', small: true })}>
          Something else
        </Link>
      </div>
    </Card>
  );
}
