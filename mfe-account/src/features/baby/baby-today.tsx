import { counted } from '@nestwell/domain/words';
import type { BabySummary } from '@nestwell/contracts/account';
import { EmergencyCall, UnitCall, usePublicConfig, useRegion } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { regionalWords } from '@nestwell/safety/signs';
import { Card, linkClass, STAGE_SHELL } from '@nestwell/ui';
import { OutsideLink } from '../../lib/outside-link';
import * as css from './baby-card.module.css';
import { babyPageOf } from './baby-page';
import { ForYou } from './for-you';
import { Emoji, Nest } from './nest';
import { useOwnTip } from './use-own-tip';

/** Letters that two lines hold beside the nest at full size. */
const LONG = 20;

interface BabyTodayProps {
  summary: BabySummary;
  milestone: NonNullable<BabySummary['milestone']>;
}

/** Short on a phone, where her tip is opened in place; with everything at once where there is room. */
export function BabyToday({ summary, milestone }: BabyTodayProps) {
  const config = usePublicConfig();
  const { region } = useRegion();
  const { trimester } = summary;
  const [figures, ...more] = sentencesOf(milestone.sizeDescription);
  const tip = regionalWords(useOwnTip(summary, milestone.maternalTip), region?.country);
  return (
    <Card variant="field" shell={STAGE_SHELL[trimester]} className={css.card} aria-label="Baby development">
      <Nest>
        <Emoji stage={trimester} emoji={milestone.sizeEmoji} />
      </Nest>
      <div className={css.head}>
        <p className={css.lead}>{leadOf(summary)}</p>
        <h2 className={css.comparison} data-long={milestone.sizeComparison.length > LONG || undefined}>
          {milestone.sizeComparison}
        </h2>
        <p className={css.aside}>
          {figures} <span className={css.more}>{more.join(' ')}</span>
        </p>
      </div>
      <dl className={css.today}>
        <dt>Baby today</dt>
        <dd>{regionalWords(milestone.developmentMilestone, region?.country)}</dd>
      </dl>
      {asksToCall(milestone) && (
        <div className={css.calls} data-help>
          <UnitCall />
          <EmergencyCall />
        </div>
      )}
      <ForYou tip={tip} more={more.join(' ')}>
        <Link to="/baby" className={linkClass}>
          {trimester === 'postpartum' ? 'This month' : 'This week'}
        </Link>
        <OutsideLink href={babyPageOf(trimester, config)} className={linkClass}>
          Learn More
        </OutsideLink>
        {isOverdue(summary) && (
          <Link to="/settings#health-status" className={linkClass}>
            Baby is here
          </Link>
        )}
      </ForYou>
    </Card>
  );
}

/** Whom to call stands with what says to. */
const asksToCall = ({ developmentMilestone: words }: BabyTodayProps['milestone']): boolean =>
  /\bcall (?:now|today)\b/i.test(words);

/** Its sentences, each with its full stop; a figure's own point ends none. */
const sentencesOf = (text: string): string[] => text.split(/(?<=\.) (?=[A-Z])/);

/** Past week 40 the card leads to where she can say that her baby is born. */
const isOverdue = ({ trimester, currentWeek }: BabySummary) => trimester !== 'postpartum' && currentWeek > 40;

/** What a baby does who came early follows the age from the due date, so that is the age that is named. */
function leadOf({ currentMonth, correctedMonths: corrected }: BabySummary): string {
  if (corrected === 0) return 'Counted from the due date, baby is';
  if (typeof corrected === 'number') return `${counted(corrected, 'month')} from the due date, baby may be`;
  if (currentMonth === null) return 'Baby is about the size of';
  if (currentMonth === 0) return 'In these first weeks, baby is';
  return `At ${counted(currentMonth, 'month')}, baby may be`;
}
