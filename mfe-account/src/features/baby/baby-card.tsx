import type { BabySummary, User } from '@nestwell/contracts/account';
import { usePublicConfig, useQuery, useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import {
  Bone,
  buttonClass,
  Card,
  EmptyState,
  linkClass,
  LoadFailure,
  Skeleton,
  STAGE_SHELL,
} from '@nestwell/ui';
import { OutsideLink } from '../../lib/outside-link';
import * as css from './baby-card.module.css';
import { babySummaryOf } from './baby.queries';
import { Nest } from './nest';

export function BabyCard() {
  const { user } = useUser();
  // "My pregnancy has changed": nothing that counts a pregnancy is shown.
  if (!user || user.pregnancyPaused) return null;
  return <BabyCardOf user={user} />;
}

function BabyCardOf({ user }: { user: User }) {
  const summary = useQuery(babySummaryOf(user.id));

  if (summary.isPending) return <Loading />;
  if (summary.isLoadingError) {
    return (
      <Card variant="flat">
        <LoadFailure onRetry={() => void summary.refetch()} retrying={summary.isRefetching} />
      </Card>
    );
  }
  if (isMissing(summary.data)) return <SetupNeeded user={user} />;
  return <Today summary={summary.data} />;
}

function isMissing(summary: BabySummary | null): summary is null {
  return summary === null || (summary.currentWeek === 0 && summary.trimester !== 'postpartum');
}

function Loading() {
  return (
    <Card variant="flat">
      <Skeleton label="Loading baby development" className={css.card}>
        <div className={css.head}>
          <Bone width="60%" />
          <Bone width="90%" height="2rem" />
          <Bone width="50%" height="0.8rem" />
        </div>
        <Bone width="30%" height="0.8rem" />
        <Bone />
        <Bone width="80%" />
        <Bone width="30%" height="0.8rem" />
        <Bone />
      </Skeleton>
    </Card>
  );
}

function SetupNeeded({ user }: { user: User }) {
  return (
    <Card variant="flat" aria-label="Baby development">
      <EmptyState
        art="nest"
        title="Follow your baby week by week"
        action={
          <Link to="/settings#health-status" className={buttonClass({ variant: 'soft' })}>
            Complete Pregnancy Setup
          </Link>
        }
      >
        Add a due date or your baby’s age and this card fills itself.
      </EmptyState>
      <p className={css.line}>{stageLine(user)}</p>
    </Card>
  );
}

/** What is known of her stage, for whoever helps her over the phone. */
function stageLine({ isPregnant, pregnancyWeek, monthsPostpartum }: User): string {
  const stage = isPregnant ? 'pregnant' : 'postpartum';
  return `Stage ${stage}, week ${pregnancyWeek ?? 'not set'}, months ${monthsPostpartum ?? 'not set'}`;
}

function Today({ summary }: { summary: BabySummary }) {
  const { babyDevelopmentUrl } = usePublicConfig();
  const { milestone, trimester } = summary;
  return (
    <Card variant="field" shell={STAGE_SHELL[trimester]} className={css.card} aria-label="Baby development">
      {milestone ? (
        <>
          <Nest stage={trimester} emoji={milestone.sizeEmoji} />
          <div className={css.head}>
            <p className={css.lead}>{leadOf(summary)}</p>
            <h2 className={css.comparison}>{milestone.sizeComparison}</h2>
            <p className={css.aside}>{milestone.sizeDescription}</p>
          </div>
          <dl className={css.notes}>
            <div>
              <dt>Baby today</dt>
              <dd>{milestone.developmentMilestone}</dd>
            </div>
            <div>
              <dt>For you</dt>
              <dd>{milestone.maternalTip}</dd>
            </div>
          </dl>
        </>
      ) : (
        <p>{withoutMilestone(summary)}</p>
      )}
      <div className={css.ways}>
        <OutsideLink href={babyDevelopmentUrl} className={linkClass}>
          {milestone ? 'Learn More' : 'Read about baby development'}
        </OutsideLink>
        {isOverdue(summary) && (
          <Link to="/settings#health-status" className={linkClass}>
            Baby is here
          </Link>
        )}
      </div>
    </Card>
  );
}

/** Past week 40 the card leads to where she can say that her baby is born. */
const isOverdue = ({ trimester, currentWeek }: BabySummary) => trimester !== 'postpartum' && currentWeek > 40;

function leadOf({ currentMonth }: BabySummary): string {
  if (currentMonth === null) return 'Baby is about the size of';
  if (currentMonth === 0) return 'In these first weeks, baby is';
  return `At ${currentMonth} ${currentMonth === 1 ? 'month' : 'months'}, baby may be`;
}

function withoutMilestone({ trimester }: BabySummary): string {
  return trimester === 'postpartum'
    ? 'Our notes end at two years. There is more to read about the time after.'
    : 'Our week-by-week notes begin with week 4. Until then, here is what to expect.';
}
