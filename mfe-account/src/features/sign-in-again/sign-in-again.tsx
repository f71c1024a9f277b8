import { Skeleton } from '@nestwell/ui';
import { lazy, Suspense } from 'react';

/** Few ever see it, and every Home would carry its code. */
const SignInForm = lazy(() => import('./sign-in-form').then(({ SignInForm }) => ({ default: SignInForm })));

/** In the question that a lost session asks. */
export function SignInAgain() {
  return (
    <Suspense fallback={<Skeleton label="Loading the ways to sign in" rows={2} />}>
      <SignInForm />
    </Suspense>
  );
}
