import { Slot } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { linkClass, Section } from '@nestwell/ui';
import { usePathFor } from '../routing/page-for';
import * as css from './home.module.css';

/** One card of three teams' figures: calories, water, and how she is. */
export function TodaysProgress() {
  const trends = usePathFor('trends');
  return (
    <Section
      title="Today's Progress"
      action={
        trends !== undefined && (
          <Link to={trends} className={linkClass}>
            Trends
          </Link>
        )
      }
      className={css.today}
    >
      <div className={css.card}>
        <div className={css.figures}>
          <div className={css.calories}>
            <Slot name="home.calories@1" />
          </div>
          <div className={css.hydration}>
            <Slot name="home.hydration@1" />
          </div>
        </div>
        <div className={css.wellbeing}>
          <Slot name="home.wellbeing@1" />
        </div>
      </div>
    </Section>
  );
}
