import { classNames } from '../class-names';
import { eggInWords, type EggRowPoint } from './egg-in-words';
import { EnergyEgg, MoodEgg } from './faces';

export interface EggRowProps {
  kind: 'mood' | 'energy';
  title: string;
  points: readonly EggRowPoint[];
  /** Words of the five levels, lowest first. */
  words: readonly string[];
}

/** A week of moods or energies, an egg a day. */
export function EggRow({ kind, title, points, words }: EggRowProps) {
  const Egg = kind === 'mood' ? MoodEgg : EnergyEgg;
  return (
    <ul className="nw-eggrow" aria-label={title}>
      {points.map(({ label, name, level, today, ahead }, index) => (
        <li key={index}>
          <span className="nw-eggrow__egg">
            {!ahead && <Egg level={level} on={today === true && level !== null} />}
          </span>
          <span className={classNames('nw-eggrow__day', today && 'nw-eggrow__day--today')}>
            <span aria-hidden="true">{label}</span>
            <span className="nw-sr">{eggInWords({ label, name, level, ahead }, words)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
