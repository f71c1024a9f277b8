import * as css from './landing.module.css';

const SHELL = 'M20 2.5C29 2.5 37 16 37 27.5 37 37.5 29.6 44 20 44S3 37.5 3 27.5C3 16 11 2.5 20 2.5Z';

/** An egg with a week's number in a woven nest. */
export function WeekNest() {
  return (
    <svg viewBox="0 0 200 130" className={css.week}>
      <path d={SHELL} transform="translate(53 1.25) scale(2.35)" fill="var(--nw-raised)" />
      <text x="100" y="41" className={css.weekWord}>
        week
      </text>
      <text x="100" y="72" className={css.weekNumber}>
        24
      </text>
      <g transform="translate(14 64) scale(1.08)" className={css.strands}>
        <path d="M6 8q70 66 150-4" />
        <path d="M14 20q66 52 132-6" stroke="var(--nw-russet-mid)" />
        <path d="M2 4q84 54 146 10" opacity=".6" />
        <path d="M26 32q56 36 108-4" opacity=".9" />
        <path d="M42 44q40 22 74 0" opacity=".7" />
      </g>
    </svg>
  );
}
