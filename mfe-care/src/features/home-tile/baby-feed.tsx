import type { User } from '@nestwell/contracts/account';
import type { BabyNoteAnswer, CareSettings } from '@nestwell/contracts/care';
import { deviceClock } from '@nestwell/domain/device-time';
import { isRunning, lastFeed, lastSide, sideToOffer, spent } from '@nestwell/domain/feeding';
import { Link } from '@nestwell/remote-kit/router';
import { EggAvatar, EggWell, Milk, Numeral } from '@nestwell/ui';
import { lastFeedWords } from '../../lib/baby-log/last-feed-words';
import { sideNames } from '../../lib/baby-log/note-words';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';
import { runningTime } from '../../lib/duration-words';
import { babyName } from '../../lib/settings/baby-name';
import { FeedButtons } from './feed-buttons';
import * as css from './home-tile.module.css';

interface BabyFeedProps {
  her: User;
  baby: number;
  notes: readonly BabyNoteAnswer[];
  settings: CareSettings;
  now: Date;
  changes: BabyChanges;
  leads: boolean;
}

/** One baby: the words lead to the screen of feeding, the buttons act at once. */
export function BabyFeed({ her, baby, notes, settings, now, changes, leads }: BabyFeedProps) {
  const { babies, isBreastfeeding } = her;
  const running = notes.find((note) => note.kind === 'breast' && note.baby === baby && isRunning(note));
  const last = lastFeed(notes, baby);
  const side = (running ?? last)?.sides.at(-1)?.side;
  const name = babyName(settings, baby, babies);
  const about = running
    ? `${name}, ${side ?? 'breast'}, since ${deviceClock(new Date(running.startedAt))}`
    : `${name}, last feed`;
  return (
    <div className={css.baby} role="group" aria-label={name}>
      <Link to="/care/feeding" className={css.way}>
        {side && (running ?? babies > 1) ? (
          <EggAvatar name={sideNames[side]} className={running && css.running} />
        ) : (
          <EggWell shell="heather" size="regular">
            <Milk />
          </EggWell>
        )}
        <span className={css.words}>
          <span className={css.about}>{about}</span>
          {running ? (
            <Numeral className={css.time}>{runningTime(spent(running.sides, now))}</Numeral>
          ) : (
            <b>{lastFeedWords(last, now)}</b>
          )}
        </span>
      </Link>
      <FeedButtons
        nurses={isBreastfeeding || lastSide(notes, baby) !== undefined}
        running={running}
        offered={sideToOffer(notes, baby)}
        of={babies > 1 ? name : undefined}
        baby={baby}
        changes={changes}
        leads={leads}
      />
    </div>
  );
}
