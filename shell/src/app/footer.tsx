import { usePublicConfig } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { useIsShutOut } from '../gate/use-subscription';
import * as css from './frame.module.css';

/**
 * Under every screen. Who has no plan would only be led back from the legal screens and support: the checkout shows
 * her both texts itself, and support is a letter away.
 */
export function Footer() {
  const { supportEmail } = usePublicConfig();
  const isShutOut = useIsShutOut();
  const mail = `mailto:${supportEmail}`;
  return (
    <footer className={css.footer}>
      {isShutOut ? (
        <a href={mail}>Support</a>
      ) : (
        <>
          <Link to="/privacy">Privacy Policy</Link>
          <Link to="/terms">Terms and Conditions</Link>
          <Link to="/support">Support</Link>
        </>
      )}
      <a href={mail}>{supportEmail}</a>
    </footer>
  );
}
