export interface SpinnerProps {
  /** Words for screen readers, when nothing beside it says what is going on. */
  label?: string;
  large?: boolean;
}

export function Spinner({ label, large }: SpinnerProps) {
  const className = large ? 'nw-spin nw-spin--large' : 'nw-spin';
  return label ? (
    <span className={className} role="status" aria-label={label} />
  ) : (
    <span className={className} aria-hidden="true" />
  );
}
