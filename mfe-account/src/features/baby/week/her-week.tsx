import type { BabyStage } from '@nestwell/contracts/account';
import { SupportOffer, usePublicConfig } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Card, LoadFailure, linkClass, MoodEgg, STAGE_SHELL, type Level } from '@nestwell/ui';
import { OutsideLink } from '../../../lib/outside-link';
import * as css from '../baby-card.module.css';
import { babyPageOf } from '../baby-page';
import { CardSkeleton } from '../card-skeleton';
import { Nest } from '../nest';
import type { WeekOfHers } from './week-facts';
import { useHerWeek } from './week.queries';

interface HerWeekProps {
  userId: string;
  stage: BabyStage;
}

/** Where there is nothing to tell of the baby, the card is hers: the first weeks, and past two years. */
export function HerWeek({ userId, stage }: HerWeekProps) {
  const { week, isPending, isLoadingError, isRefetching, refetch, isLow } = useHerWeek(userId);
  const config = usePublicConfig();
  const lead = stage === 'postpartum' ? 'Your last seven days' : 'Your first weeks';

  if (isPending) return <CardSkeleton label="Loading your last seven days" />;
  if (isLoadingError) {
    return (
      <Card variant="flat">
        <LoadFailure onRetry={() => void refetch()} retrying={isRefetching} />
      </Card>
    );
  }
  if (isLow) return <SupportOffer level={2} />;
  return (
    <Card variant="field" shell={STAGE_SHELL[stage]} className={css.card} aria-label={lead}>
      <Nest>
        <span className={css.mood}>
          <MoodEgg level={(week?.mood ?? null) as Level | null} on />
        </span>
      </Nest>
      <div className={css.head}>
        <p className={css.lead}>{lead}</p>
        {week ? (
          <>
            <h2 className={css.comparison}>{week.title}</h2>
            <p className={css.aside}>{`Mood on ${week.moodDays} of 7 days`}</p>
          </>
        ) : (
          <p className={css.fills}>This card fills with your week.</p>
        )}
      </div>
      {week && <Facts week={week} />}
      <div className={css.ways}>
        <Link to="/progress?tab=trends" className={linkClass}>
          See your trends
        </Link>
        <OutsideLink href={babyPageOf(stage, config)} className={linkClass}>
          Learn More
        </OutsideLink>
      </div>
    </Card>
  );
}

function Facts({ week: { facts } }: { week: WeekOfHers }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value, unit, rests }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b className={css.figure}>{value}</b> {unit}
          </dd>
          <dd className={css.rests}>{rests}</dd>
        </div>
      ))}
    </dl>
  );
}
