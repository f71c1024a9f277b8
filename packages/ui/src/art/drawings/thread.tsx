export function Thread() {
  return (
    <svg viewBox="0 0 220 150" aria-hidden="true">
      <ellipse cx="76" cy="134" rx="48" ry="6" fill="var(--nw-line-strong)" opacity=".16" />
      <rect x="44" y="28" width="64" height="13" rx="6.500" fill="var(--nw-straw-mid)" />
      <rect x="44" y="118" width="64" height="13" rx="6.500" fill="var(--nw-straw-mid)" />
      <rect x="52" y="41" width="48" height="77" rx="4" fill="var(--nw-duck-shell)" />
      <g stroke="var(--nw-duck-mid)" strokeWidth="3.200" strokeLinecap="round">
        <path d="M53 50l46 7M53 60l46 7M53 70l46 7M53 80l46 7M53 90l46 7M53 100l46 7" />
      </g>
      <path
        d="M99 107c30 10 40-30 62-22s2 34-16 26 4-42 34-46 28 22 20 32"
        fill="none"
        stroke="var(--nw-duck-mid)"
        strokeWidth="3.200"
        strokeLinecap="round"
      />
      <path d="M194 104l6 26" stroke="var(--nw-ink-soft)" strokeWidth="3.500" strokeLinecap="round" />
      <ellipse cx="193.500" cy="101" rx="2" ry="4" fill="none" stroke="var(--nw-ink-soft)" strokeWidth="2" />
    </svg>
  );
}
