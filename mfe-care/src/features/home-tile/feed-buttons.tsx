import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { isPaused, lastSide } from '@nestwell/domain/feeding';
import { Link } from '@nestwell/remote-kit/router';
import { Button, buttonClass, CheckIcon, IconButton, Pause, Play } from '@nestwell/ui';
import { sideNames } from '../../lib/baby-log/note-words';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';
import * as css from './home-tile.module.css';

interface FeedButtonsProps {
  /** Whether sides are offered: she nurses, or did so of late. */
  nurses: boolean;
  running: BabyNoteAnswer | undefined;
  offered: 'left' | 'right' | undefined;
  baby: number;
  /** Whose, where there are several. */
  of: string | undefined;
  changes: BabyChanges;
  leads: boolean;
}

/** Pause or go on, and done; or the side to begin with: the other one than the last is the soft one. */
export function FeedButtons({ nurses, running, offered, baby, of, changes, leads }: FeedButtonsProps) {
  const named = (act: string) => (of === undefined ? act : `${act}, ${of}`);
  if (running) {
    const paused = isPaused(running);
    const next = paused ? (lastSide([running], baby) ?? 'left') : 'pause';
    return (
      <div className={css.round}>
        <IconButton label={named(paused ? 'Go on' : 'Pause')} onClick={() => changes.step(running, next)}>
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
        <IconButton label={named('Done')} onClick={() => void changes.end(running, 'Feed saved')}>
          <CheckIcon aria-hidden="true" />
        </IconButton>
      </div>
    );
  }
  if (!nurses)
    return (
      <Link
        to="/care/feeding?tab=bottle"
        className={buttonClass({ variant: leads ? 'primary' : 'soft', full: of === undefined })}
        aria-label={of && `Bottle, ${of}`}
      >
        Bottle
      </Link>
    );
  const start = (side: 'left' | 'right') => changes.start('breast', baby, side);
  if (of !== undefined) {
    const side = offered ?? 'left';
    return (
      <div className={css.round}>
        <IconButton label={`Start ${of}, ${side}`} onClick={() => start(side)}>
          <Play aria-hidden="true" />
        </IconButton>
      </div>
    );
  }
  if (leads && offered)
    return (
      <Button full onClick={() => start(offered)}>
        Start on the {offered}
      </Button>
    );
  return (
    <div className={css.sides}>
      {(['left', 'right'] as const).map((side) => (
        <Button
          key={side}
          variant={side === offered ? 'soft' : 'line'}
          icon={side === offered && <Play aria-hidden="true" />}
          aria-label={`Start ${side}`}
          onClick={() => start(side)}
        >
          {sideNames[side]}
        </Button>
      ))}
    </div>
  );
}
