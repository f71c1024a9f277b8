export function Cups() {
  return (
    <svg viewBox="0 0 220 150" aria-hidden="true">
      <ellipse cx="110" cy="135" rx="82" ry="7" fill="var(--nw-line-strong)" opacity=".16" />
      <path d="M34 74h66c0 34-10 58-33 58S34 108 34 74Z" fill="var(--nw-duck-shell)" />
      <ellipse cx="67" cy="74" rx="33" ry="8" fill="var(--nw-duck-mid)" />
      <path
        d="M34 84c-18-2-18 26 4 24"
        fill="none"
        stroke="var(--nw-duck-mid)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M120 74h66c0 34-10 58-33 58s-33-24-33-58Z" fill="var(--nw-russet-shell)" />
      <ellipse cx="153" cy="74" rx="33" ry="8" fill="var(--nw-russet-mid)" />
      <path
        d="M186 84c18-2 18 26-4 24"
        fill="none"
        stroke="var(--nw-russet-mid)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path
          d="M67 58c-10-14 10-18 8-30 20 0 26 18 40 8s22-18 30-4-2 16 8 26"
          stroke="var(--nw-straw-mid)"
        />
        <path
          d="M72 58c-6-12 16-16 18-26 16 4 20 14 34 8s20-10 22 0 0 12 4 18"
          stroke="var(--nw-heather-mid)"
          opacity=".6"
        />
      </g>
    </svg>
  );
}
