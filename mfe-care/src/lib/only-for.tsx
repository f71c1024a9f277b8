import type { User } from '@nestwell/contracts/account';
import { useMember } from '@nestwell/remote-kit';
import { Navigate } from '@nestwell/remote-kit/router';
import type { ReactNode } from 'react';

interface OnlyForProps {
  whom: (her: User) => boolean;
  children: ReactNode;
}

/** A screen that is not hers in the state she is in leads back to what is: without a word about babies in a loss. */
export function OnlyFor({ whom, children }: OnlyForProps) {
  return whom(useMember()) ? children : <Navigate to="/care" replace />;
}
