export function Moon() {
  return (
    <svg viewBox="0 0 220 150" aria-hidden="true">
      <rect x="52" y="12" width="96" height="118" rx="48" fill="var(--nw-dusk-shell)" />
      <path d="M112 36a26 26 0 1 0 14 44 30 30 0 0 1-14-44Z" fill="var(--nw-accent)" />
      <g fill="var(--nw-dusk-mid)">
        <circle cx="78" cy="46" r="2" />
        <circle cx="128" cy="98" r="2.400" />
        <circle cx="84" cy="104" r="1.700" />
      </g>
      <path d="M100 12v118M52 74h96" stroke="var(--nw-raised)" strokeWidth="4" />
      <rect
        x="52"
        y="12"
        width="96"
        height="118"
        rx="48"
        fill="none"
        stroke="var(--nw-line-strong)"
        strokeWidth="3"
      />
      <path d="M34 132h152" stroke="var(--nw-line-strong)" strokeWidth="3" strokeLinecap="round" />
      <path d="M166 132v-26" stroke="var(--nw-ink-soft)" strokeWidth="3" />
      <path d="M150 106h32l-7-22h-18Z" fill="var(--nw-russet-mid)" />
      <ellipse cx="166" cy="131" rx="11" ry="3" fill="var(--nw-ink-soft)" />
    </svg>
  );
}
