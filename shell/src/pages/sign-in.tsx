import { buttonClass, Illustration, Page } from '@nestwell/ui';
import { Link } from '@nestwell/remote-kit/router';
import { usePathFor } from '../routing/page-for';
import * as css from './pages.module.css';

interface SignInProps {
  text?: string;
  /** Her id is kept, but without a network she cannot be asked for. */
  offline: boolean;
}

/** A member's screen, seen by a visitor. */
export function SignIn({ text = 'Please log in to see this page.', offline }: SignInProps) {
  const signIn = usePathFor('sign-in');
  if (offline) {
    return (
      <Page className={css.centred}>
        <Illustration name="thread" />
        <h1>You are offline</h1>
        <p>You stay signed in. This page opens as soon as there is a connection.</p>
      </Page>
    );
  }
  return (
    <Page className={css.centred}>
      <Illustration name="nest" />
      <h1>{text}</h1>
      {signIn !== undefined && (
        <Link to={signIn} className={buttonClass()}>
          Log in
        </Link>
      )}
    </Page>
  );
}
