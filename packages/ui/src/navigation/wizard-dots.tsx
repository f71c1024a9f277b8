export interface WizardDotsProps {
  /** Counted from 1. */
  step: number;
  total: number;
}

/** Egg dots and "Step 3 of 4" in words; a screen reader is told it as progress. */
export function WizardDots({ step, total }: WizardDotsProps) {
  const words = `Step ${step} of ${total}`;
  return (
    <div
      className="nw-dots"
      role="progressbar"
      aria-label="Steps"
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={step}
      aria-valuetext={words}
    >
      <span className="nw-dots__eggs" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-step={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'ahead'} />
        ))}
      </span>
      <span>{words}</span>
    </div>
  );
}
