export function Bowl() {
  return (
    <svg viewBox="0 0 220 150" aria-hidden="true">
      <ellipse cx="110" cy="136" rx="72" ry="7" fill="var(--nw-line-strong)" opacity=".16" />
      <g fill="none" stroke="var(--nw-line-strong)" strokeWidth="3" strokeLinecap="round" opacity=".7">
        <path d="M88 44c-7-8 7-13 0-22M110 40c-7-9 7-15 0-25M132 44c-7-8 7-13 0-22" />
      </g>
      <path d="M42 66h136c0 40-28 66-68 66S42 106 42 66Z" fill="var(--nw-heather-shell)" />
      <path
        d="M50 66c4 38 28 58 60 58"
        fill="none"
        stroke="var(--nw-heather-mid)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".5"
      />
      <ellipse cx="110" cy="66" rx="68" ry="13" fill="var(--nw-accent)" />
      <g fill="var(--nw-moss-mid)">
        <ellipse cx="88" cy="65" rx="9" ry="4" transform="rotate(-16 88 65)" />
        <ellipse cx="124" cy="69" rx="9" ry="4" transform="rotate(12 124 69)" />
        <ellipse cx="109" cy="60" rx="7" ry="3" />
      </g>
      <g fill="none" stroke="var(--nw-primary-text)" strokeWidth="4" strokeLinecap="round">
        <path d="M148 62 190 26" />
      </g>
      <ellipse cx="194" cy="22" rx="10" ry="7" transform="rotate(-40 194 22)" fill="var(--nw-primary-text)" />
    </svg>
  );
}
