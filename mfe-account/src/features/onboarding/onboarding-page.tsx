import { useTimer, useToast, useUser } from '@nestwell/remote-kit';
import { Link, useNavigate } from '@nestwell/remote-kit/router';
import { Banner, buttonClass, CheckIcon, Page, Text, VisuallyHidden } from '@nestwell/ui';
import { useEffect, useRef, useState } from 'react';
import { type LoginProblem, useEmailLogin } from '../../lib/login/use-email-login';
import { hasPaidPlanSelected } from '../../lib/selected-plan';
import type { Step } from './lib/onboarding-form';
import type { Wished } from './lib/save-wishes';
import * as css from './onboarding.module.css';
import { OnboardingWizard } from './onboarding-wizard';
import { useKeepWishes } from './use-keep-wishes';
import { WelcomePanel } from './welcome-panel';

/** Time for the session to be restored before it is decided whether someone is here already. */
const DECISION_MS = 2000;

export function OnboardingPage() {
  const { user, status } = useUser();
  const navigate = useNavigate();
  const { toast } = useToast();
  const decided = useLater(DECISION_MS);
  const registering = useRef(false);
  const wished = useRef<Wished | null>(null);
  const keepWishes = useKeepWishes();
  const [step, setStep] = useState<Step>(1);

  const login = useEmailLogin({
    onLogin: ({ id }) => {
      const isNew = registering.current;
      if (isNew) keepWishes(id, wished);
      toast({ title: isNew ? 'Welcome to Nestwell!' : 'Welcome back!' });
      void navigate(isNew || hasPaidPlanSelected(id, new Date()) ? '/checkout' : '/');
    },
    onProblem: (problem) => toast({ ...loginToasts[problem], tone: 'alert' }),
  });

  const isKnown = user !== null && !registering.current;
  const leaves = decided && isKnown && !hasPaidPlanSelected(user.id, new Date());
  useEffect(() => {
    if (leaves) void navigate('/', { replace: true });
  }, [leaves, navigate]);

  // Whoever may be sent on in a moment is shown no form that would then be pulled away.
  if (leaves || (!decided && (isKnown || status === 'loading'))) return <OneMoment />;
  return (
    <Page bare className={css.page}>
      <div className={css.layout}>
        <WelcomePanel login={login} isWelcoming={step === 1} />
        <div className={css.form}>
          {isKnown && <KnownNote name={user.name} />}
          <OnboardingWizard
            step={step}
            onStep={setStep}
            login={login}
            registering={registering}
            wished={wished}
          />
        </div>
      </div>
    </Page>
  );
}

function OneMoment() {
  return (
    <Page bare>
      <VisuallyHidden as="h1">Welcome</VisuallyHidden>
      <Text role="status" soft>
        One moment…
      </Text>
    </Page>
  );
}

function KnownNote({ name }: { name: string }) {
  const action = (
    <Link to="/checkout" className={buttonClass({ variant: 'line', small: true })}>
      See your plan
    </Link>
  );
  return (
    <Banner calm icon={<CheckIcon aria-hidden="true" />} action={action}>
      You are logged in as {name}.
    </Banner>
  );
}

function useLater(milliseconds: number): boolean {
  const [isLater, setLater] = useState(false);
  const timer = useTimer();
  useEffect(() => timer.start(milliseconds, () => setLater(true)), [timer, milliseconds]);
  return isLater;
}

const loginToasts: Record<LoginProblem, { title: string; description: string }> = {
  empty: { title: 'Email required', description: 'Please enter your email address.' },
  unknown: {
    title: 'User not found',
    description: 'No account uses this e-mail. You can make one right here.',
  },
  'wrong-code': { title: 'Login failed', description: 'This code is wrong or has expired.' },
  'needs-passkey': {
    title: 'Login failed',
    description: 'This account opens with its passkey or a recovery code.',
  },
  'passkey-failed': {
    title: 'Login failed',
    description: 'That did not work. Try again, or use a code.',
  },
  'too-many': { title: 'Login failed', description: 'Too many tries. Please wait a minute.' },
  failed: { title: 'Login failed', description: 'Please try again in a moment.' },
};
