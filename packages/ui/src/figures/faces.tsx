import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';

/** Steps of mood and energy, lowest first. */
export type Level = 0 | 1 | 2 | 3 | 4;

interface EggFaceProps {
  level: Level | null;
  /** The chosen one: larger, and the only one in Yolk. */
  on?: boolean;
}

const EGG_OUTLINE = 'M20 2.5C29 2.5 37 16 37 27.5 37 37.5 29.6 44 20 44S3 37.5 3 27.5C3 16 11 2.5 20 2.5Z';

/** An egg, in a box of 40 by 46; a circle after a loss and in a pause: `quiet.css`. */
export function EggOutline({ className, ...props }: { className?: string; transform?: string }) {
  return (
    <>
      <path {...props} className={classNames('nw-eggshape', className)} d={EGG_OUTLINE} />
      <circle {...props} className={classNames('nw-roundshape', className)} cx="20" cy="26" r="17.5" />
    </>
  );
}

const EYES = (
  <>
    <circle className="nw-face__dot" cx="14.5" cy="24" r="1.9" />
    <circle className="nw-face__dot" cx="25.5" cy="24" r="1.9" />
  </>
);
const mark = (d: string) => <path className="nw-face__mark" d={d} />;
const FACES: Record<Level, ReactNode> = {
  0: [mark('M12.5 22q2.5-1.5 4.5 0M23 22q2-1.5 4.5 0'), mark('M14 34q6-5 12 0')],
  1: [EYES, mark('M14.5 33.5q5.5-3.5 11 0')],
  2: [EYES, mark('M15 32h10')],
  3: [EYES, mark('M14 31q6 5 12 0')],
  4: [mark('M11.5 24.5q2.7-3.5 5.4 0M23 24.5q2.7-3.5 5.4 0'), mark('M13.5 30.5q6.5 8 13 0')],
};
const ENERGY_SURFACE: Record<Level, number> = { 0: 38, 1: 31, 2: 24, 3: 14, 4: 2 };

function Egg({
  className,
  missing,
  children,
}: {
  className?: string;
  missing: boolean;
  children?: ReactNode;
}) {
  return (
    <svg
      className={classNames('nw-face', missing && 'nw-face--missing', className)}
      viewBox="0 0 40 46"
      aria-hidden="true"
    >
      <EggOutline className="nw-face__shell" />
      {children}
    </svg>
  );
}

/** Mood as a face; a dotted egg when nothing was logged. Decorative: say the word beside it. */
export function MoodEgg({ level, on }: EggFaceProps) {
  if (level === null) return <Egg missing />;
  return (
    <Egg missing={false} className={on ? 'nw-face--on' : undefined}>
      <g>{Array.isArray(FACES[level]) ? FACES[level].map((part, at) => <g key={at}>{part}</g>) : null}</g>
    </Egg>
  );
}

/** Energy as an egg filling up; a dotted egg when nothing was logged. Decorative: say the word beside it. */
export function EnergyEgg({ level, on }: EggFaceProps) {
  const clip = useId();
  if (level === null) return <Egg missing />;
  return (
    <Egg missing={false} className={classNames('nw-face--energy', on && 'nw-face--on')}>
      <clipPath id={clip}>
        <EggOutline />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="nw-face__level" d={`M0 ${ENERGY_SURFACE[level]}q10-3 20 0t20 0V46H0Z`} />
      </g>
      {level === 4 && <path className="nw-face__mark" d="M14 27l4 4 8-9" strokeWidth="2.6" />}
    </Egg>
  );
}
