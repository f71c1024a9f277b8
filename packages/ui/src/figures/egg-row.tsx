import { classNames } from '../class-names';
import { EnergyEgg, MoodEgg, type Level } from './faces';

export interface EggRowPoint {
  label: string;
  name?: string;
  /** `null` draws a dotted egg. */
  level: Level | null;
  today?: boolean;
}

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
      {points.map(({ label, name, level, today }, index) => (
        <li key={index}>
          <span className="nw-eggrow__egg">
            <Egg level={level} on={today === true && level !== null} />
          </span>
          <span className={classNames('nw-eggrow__day', today && 'nw-eggrow__day--today')}>
            <span aria-hidden="true">{label}</span>
            <span className="nw-sr">{`${name ?? label}: ${level === null ? 'nothing logged' : words[level]}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
