import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, Card } from '@nestwell/ui';
import * as css from './baby-card.module.css';

/** Past 42 weeks nothing is known of the baby: one quiet question, and no picture, size or week. */
export function HasSomethingChanged() {
  return (
    <Card variant="flat" className={`${css.card} ${css.quiet}`} aria-labelledby="has-something-changed">
      <h2 id="has-something-changed" className={css.comparison} data-long>
        Has something changed?
      </h2>
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
