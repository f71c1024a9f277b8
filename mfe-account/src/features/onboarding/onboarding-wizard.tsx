import { regionHere } from '@nestwell/remote-kit';
import { Button, Row, WizardDots } from '@nestwell/ui';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { EmailLogin } from '../../lib/login/use-email-login';
import { firstField, leadsOn } from '../../lib/next-field';
import { emptyForm, type Step, stepCount, unitsIn } from './lib/onboarding-form';
import type { Wished } from './lib/save-wishes';
import { problemsOf } from './lib/step-problems';
import * as css from './onboarding.module.css';
import { steps } from './steps/steps';
import { useRegistration } from './use-registration';

interface OnboardingWizardProps {
  step: Step;
  onStep: (step: Step) => void;
  login: EmailLogin;
  registering: RefObject<boolean>;
  wished: RefObject<Wished | null>;
}

export function OnboardingWizard({ step, onStep, login, registering, wished }: OnboardingWizardProps) {
  const [form, setForm] = useState(emptyForm);
  // The first step is server-rendered for any region; units stand on the second one only.
  useEffect(() => setForm((current) => ({ ...current, ...unitsIn(regionHere()?.country) })), []);
  const [isAsked, setAsked] = useState(false);
  const { busy, complete } = useRegistration({ login, registering, wished });
  const part = useStartOf(step);
  const { title, Fields } = steps[step];
  const problems = problemsOf(step, form);
  const valid = problems.length === 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!valid || busy) return;
    if (step < stepCount) return onStep((step + 1) as Step);
    setAsked(true);
    if (form.isSixteen && form.consents) void complete(form);
  }

  return (
    <form ref={leadsOn} className={css.wizard} onSubmit={submit} noValidate>
      <WizardDots step={step} total={stepCount} />
      {/* A screen reader says its name with the field that takes the focus. */}
      <div ref={part} role="group" aria-label={`Step ${step} of ${stepCount}: ${title}`} className={css.step}>
        <h2 tabIndex={-1}>{title}</h2>
        <Fields
          form={form}
          onChange={(change) => setForm((current) => ({ ...current, ...change }))}
          onGoTo={onStep}
          isAsked={isAsked}
        />
      </div>
      <WizardFoot step={step} problems={problems} busy={busy} onBack={() => onStep((step - 1) as Step)} />
    </form>
  );
}

interface WizardFootProps {
  step: Step;
  /** What keeps Continue from being pressed. */
  problems: readonly string[];
  busy: boolean;
  onBack: () => void;
}

function WizardFoot({ step, problems, busy, onBack }: WizardFootProps) {
  const valid = problems.length === 0;
  const isLast = step === stepCount;
  return (
    <>
      <Row gap={3}>
        {step > 1 && (
          <Button className={css.back} variant="line" onClick={onBack} disabled={busy}>
            Back
          </Button>
        )}
        <Button
          type="submit"
          full
          disabled={!valid}
          busy={busy}
          busyLabel={isLast ? 'Creating...' : undefined}
          aria-describedby={valid ? undefined : 'onboarding-missing'}
        >
          {isLast ? 'Complete Setup' : 'Continue'}
        </Button>
      </Row>
      {!valid && (
        <p id="onboarding-missing" className={css.missing}>
          {problems.join(' ')}
        </p>
      )}
    </>
  );
}

/** A new step begins at its first field, or at its title where all are choices; the first one where the page put it. */
function useStartOf(step: Step): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    (firstField(part.current) ?? part.current?.querySelector('h2'))?.focus();
  }, [step]);
  return part;
}
