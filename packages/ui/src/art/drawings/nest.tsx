export function Nest() {
  return (
    <svg viewBox="0 0 220 150" aria-hidden="true">
      <ellipse cx="110" cy="134" rx="78" ry="7" fill="var(--nw-line-strong)" opacity=".16" />
      <g transform="translate(80 62) rotate(-14) scale(1.118) translate(-20 -25)">
        <path
          d="M20 2.5C29 2.5 37 16 37 27.5 37 37.5 29.6 44 20 44S3 37.5 3 27.5C3 16 11 2.5 20 2.5Z"
          fill="var(--nw-duck-shell)"
        />
        <circle cx="13" cy="18" r="1.5" fill="var(--nw-duck-mid)" opacity=".55" />
        <circle cx="24" cy="13" r="1" fill="var(--nw-duck-mid)" opacity=".55" />
        <circle cx="28" cy="24" r="1.5" fill="var(--nw-duck-mid)" opacity=".55" />
        <circle cx="17" cy="29" r="1" fill="var(--nw-duck-mid)" opacity=".55" />
        <circle cx="11" cy="33" r="1.5" fill="var(--nw-duck-mid)" opacity=".55" />
        <circle cx="25" cy="35" r="1" fill="var(--nw-duck-mid)" opacity=".55" />
        <circle cx="20" cy="21" r="1.5" fill="var(--nw-duck-mid)" opacity=".55" />
      </g>
      <g transform="translate(140 62) rotate(13) scale(1.118) translate(-20 -25)">
        <path
          d="M20 2.5C29 2.5 37 16 37 27.5 37 37.5 29.6 44 20 44S3 37.5 3 27.5C3 16 11 2.5 20 2.5Z"
          fill="var(--nw-straw-shell)"
        />
        <circle cx="13" cy="18" r="1.5" fill="var(--nw-straw-mid)" opacity=".55" />
        <circle cx="24" cy="13" r="1" fill="var(--nw-straw-mid)" opacity=".55" />
        <circle cx="28" cy="24" r="1.5" fill="var(--nw-straw-mid)" opacity=".55" />
        <circle cx="17" cy="29" r="1" fill="var(--nw-straw-mid)" opacity=".55" />
        <circle cx="11" cy="33" r="1.5" fill="var(--nw-straw-mid)" opacity=".55" />
        <circle cx="25" cy="35" r="1" fill="var(--nw-straw-mid)" opacity=".55" />
        <circle cx="20" cy="21" r="1.5" fill="var(--nw-straw-mid)" opacity=".55" />
      </g>
      <g transform="translate(110 54) rotate(0) scale(1.235) translate(-20 -25)">
        <path
          d="M20 2.5C29 2.5 37 16 37 27.5 37 37.5 29.6 44 20 44S3 37.5 3 27.5C3 16 11 2.5 20 2.5Z"
          fill="var(--nw-heather-shell)"
        />
        <circle cx="13" cy="18" r="1.5" fill="var(--nw-heather-mid)" opacity=".55" />
        <circle cx="24" cy="13" r="1" fill="var(--nw-heather-mid)" opacity=".55" />
        <circle cx="28" cy="24" r="1.5" fill="var(--nw-heather-mid)" opacity=".55" />
        <circle cx="17" cy="29" r="1" fill="var(--nw-heather-mid)" opacity=".55" />
        <circle cx="11" cy="33" r="1.5" fill="var(--nw-heather-mid)" opacity=".55" />
        <circle cx="25" cy="35" r="1" fill="var(--nw-heather-mid)" opacity=".55" />
        <circle cx="20" cy="21" r="1.5" fill="var(--nw-heather-mid)" opacity=".55" />
      </g>
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M41.0 76.3Q117.2 105.3 179.0 67.2" stroke="var(--nw-straw-mid)" opacity="0.95" />
        <path d="M39.5 76.1Q105.6 109.1 180.5 75.5" stroke="var(--nw-russet-mid)" opacity="0.95" />
        <path d="M44.0 81.6Q111.8 109.6 176.0 79.2" stroke="var(--nw-straw-mid)" opacity="0.95" />
        <path d="M40.5 85.6Q114.7 110.1 179.5 80.0" stroke="var(--nw-ink-soft)" opacity="0.55" />
        <path d="M45.4 89.9Q106.2 116.2 174.6 84.6" stroke="var(--nw-straw-mid)" opacity="0.95" />
        <path d="M46.0 88.0Q114.3 114.0 174.0 89.6" stroke="var(--nw-russet-mid)" opacity="0.95" />
        <path d="M56.4 93.8Q101.9 123.4 163.6 94.3" stroke="var(--nw-straw-mid)" opacity="0.95" />
        <path d="M53.0 96.1Q100.4 123.4 167.0 104.1" stroke="var(--nw-ink-soft)" opacity="0.55" />
        <path d="M54.5 105.4Q103.3 130.2 165.5 101.1" stroke="var(--nw-straw-mid)" opacity="0.95" />
        <path d="M56.3 102.5Q116.0 131.3 163.7 112.5" stroke="var(--nw-russet-mid)" opacity="0.95" />
        <path d="M62.6 113.3Q119.0 129.9 157.4 103.8" stroke="var(--nw-straw-mid)" opacity="0.95" />
        <path d="M61.2 117.6Q113.3 134.6 158.8 107.7" stroke="var(--nw-ink-soft)" opacity="0.55" />
        <path d="M62.6 117.1Q117.1 136.1 157.4 117.3" stroke="var(--nw-straw-mid)" opacity="0.95" />
      </g>
    </svg>
  );
}
