export function Path() {
  return (
    <svg viewBox="0 0 220 150" aria-hidden="true">
      <path d="M0 130c30-38 64-48 104-26 30-30 74-36 116-4v34H0Z" fill="var(--nw-moss-shell)" />
      <path
        d="M8 138c50-20 100-18 204-4"
        fill="none"
        stroke="var(--nw-straw-mid)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="196" cy="34" r="15" fill="var(--nw-accent)" />
      <g className="nw-art__baby">
        <path d="M76 64a36 36 0 0 0 72 10l2-10Z" fill="var(--nw-heather-mid)" />
        <path d="M76 64a36 36 0 0 1 36-36v36Z" fill="var(--nw-primary-text)" />
        <path
          d="M148 66l22-18"
          stroke="var(--nw-ink-soft)"
          strokeWidth="3.500"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M92 98l-4 12M130 98l4 12" stroke="var(--nw-ink-soft)" strokeWidth="3" />
        <g fill="var(--nw-raised)" stroke="var(--nw-ink-soft)" strokeWidth="3.500">
          <circle cx="86" cy="118" r="11" />
          <circle cx="136" cy="118" r="11" />
        </g>
      </g>
      <g fill="none" stroke="var(--nw-moss-mid)" strokeWidth="3" strokeLinecap="round">
        <path d="M28 122V96M28 108c-8 0-10-6-10-10 8 0 10 4 10 10ZM28 102c8 0 10-6 10-10-8 0-10 4-10 10Z" />
      </g>
    </svg>
  );
}
