import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { isPaused, spentOn } from '@nestwell/domain/feeding';
import { runningTime } from '../../../lib/duration-words';
import * as css from '../feeding.module.css';
import { SideEgg } from '../side-egg';

interface SidePairProps {
  running: BabyNoteAnswer | undefined;
  offered: 'left' | 'right' | undefined;
  now: Date;
  onPress: (side: 'left' | 'right') => void;
}

export function SidePair({ running, offered, now, onPress }: SidePairProps) {
  return (
    <div className={css.pair} data-whole>
      {(['left', 'right'] as const).map((side) => (
        <SideEgg
          key={side}
          name={side === 'left' ? 'Left' : 'Right'}
          pressed={isOn(running, side)}
          time={running && runningTime(spentOn(side, running.sides, now))}
          state={running ? stateOf(running, side) : offered === side ? 'Next' : 'Tap to start'}
          onPress={() => onPress(side)}
        />
      ))}
    </div>
  );
}

function isOn(running: BabyNoteAnswer | undefined, side: 'left' | 'right'): boolean {
  const last = running?.sides.at(-1);
  return last?.to === null && (last.side === side || last.side === 'both');
}

function stateOf(running: BabyNoteAnswer, side: 'left' | 'right'): string {
  if (isOn(running, side)) return 'Running';
  if (isPaused(running)) return 'Tap to go on';
  return running.sides[0]?.side === side ? 'First' : 'Tap to change';
}
