import type { User } from '@nestwell/contracts/account';
import { useWayHome } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Page, PageHeader } from '@nestwell/ui';
import { HasSomethingChanged } from '../has-something-changed';
import * as css from './baby-page.module.css';
import { CallCard } from './call-card';
import { besides, type Place } from './place';
import { Neighbours } from './neighbours';

/** Past 42 weeks: the question and whom to call, and nothing about a baby nobody has heard of since. */
export function UnknownWeek({ place, user }: { place: Place; user: User }) {
  const home = useWayHome();
  return (
    <Page className={css.page}>
      <PageHeader title="Past 42 weeks" back={{ ...home, Link }} />
      <div className={css.columns}>
        <div className={css.column}>
          <HasSomethingChanged />
        </div>
        <div className={css.column}>
          <CallCard place={place} user={user} />
          <Neighbours before={besides(place, -1)} after={null} />
        </div>
      </div>
    </Page>
  );
}
