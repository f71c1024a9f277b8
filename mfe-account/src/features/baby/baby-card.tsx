import type { BabySummary, User } from '@nestwell/contracts/account';
import { useQuery, useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, Card, LoadFailure, MoodEgg } from '@nestwell/ui';
import * as css from './baby-card.module.css';
import { babySummaryOf } from './baby.queries';
import { BabyToday } from './baby-today';
import { CardSkeleton } from './card-skeleton';
import { Nest } from './nest';
import { HasSomethingChanged } from './has-something-changed';
import { HerWeek } from './week/her-week';

export function BabyCard() {
  const { user } = useUser();
  // "My pregnancy has changed": nothing that counts a pregnancy is shown.
  if (!user || user.pregnancyPaused) return null;
  return <BabyCardOf user={user} />;
}

function BabyCardOf({ user }: { user: User }) {
  const summary = useQuery(babySummaryOf(user.id));

  if (summary.isPending) return <CardSkeleton label="Loading baby development" />;
  if (summary.isLoadingError) {
    return (
      <Card variant="flat">
        <LoadFailure onRetry={() => void summary.refetch()} retrying={summary.isRefetching} />
      </Card>
    );
  }
  if (isMissing(summary.data)) return <SetupNeeded user={user} />;
  const { milestone, trimester } = summary.data;
  if (!milestone && trimester === 'third') return <HasSomethingChanged calls />;
  return milestone ? (
    <BabyToday summary={summary.data} milestone={milestone} />
  ) : (
    <HerWeek userId={user.id} stage={trimester} />
  );
}

function isMissing(summary: BabySummary | null): summary is null {
  return summary === null || (summary.currentWeek === 0 && summary.trimester !== 'postpartum');
}

function SetupNeeded({ user }: { user: User }) {
  return (
    <Card variant="field" shell="duck" className={css.card} aria-label="Baby development">
      <Nest>
        <span className={css.mood}>
          <MoodEgg level={null} />
        </span>
      </Nest>
      <div className={css.head}>
        <h3 className={css.comparison} data-long>
          Follow your baby week by week
        </h3>
        <p className={css.line}>{stageLine(user)}</p>
      </div>
      <p>Add a due date or your baby’s age and this card fills itself.</p>
      <div className={css.ways}>
        <Link to="/settings#health-status" className={buttonClass({ variant: 'soft', small: true })}>
          Complete Pregnancy Setup
        </Link>
      </div>
    </Card>
  );
}

/** What is known of her stage, for whoever helps her over the phone. */
function stageLine({ isPregnant, pregnancyWeek, monthsPostpartum }: User): string {
  const stage = isPregnant ? 'pregnant' : 'postpartum';
  return `Stage ${stage}, week ${pregnancyWeek ?? 'not set'}, months ${monthsPostpartum ?? 'not set'}`;
}
