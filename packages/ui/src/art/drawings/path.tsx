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
      <g fill="none" stroke="var(--nw-moss-mid)" strokeWidth="3" strokeLinecap="round">
        <path d="M28 122V96M28 108c-8 0-10-6-10-10 8 0 10 4 10 10ZM28 102c8 0 10-6 10-10-8 0-10 4-10 10Z" />
        <path
          d="M28 122V96M28 108c-8 0-10-6-10-10 8 0 10 4 10 10ZM28 102c8 0 10-6 10-10-8 0-10 4-10 10Z"
          transform="translate(78 -26)"
        />
        <path
          d="M28 122V96M28 108c-8 0-10-6-10-10 8 0 10 4 10 10ZM28 102c8 0 10-6 10-10-8 0-10 4-10 10Z"
          transform="translate(140 -6) scale(.8)"
        />
      </g>
    </svg>
  );
}
