export interface WizardDotsProps {
  /** Counted from 1. */
  step: number;
  total: number;
}

/** Egg dots and "Step 3 of 4" in words. */
export function WizardDots({ step, total }: WizardDotsProps) {
  return (
    <div className="nw-dots">
      <span className="nw-dots__eggs" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-step={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'ahead'} />
        ))}
      </span>
      <span>{`Step ${step} of ${total}`}</span>
    </div>
  );
}
