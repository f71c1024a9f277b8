import { usePublicConfig } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import * as css from './frame.module.css';

export function Footer() {
  const { supportEmail } = usePublicConfig();
  return (
    <footer className={css.footer}>
      <Link to="/privacy">Privacy Policy</Link>
      <Link to="/terms">Terms and Conditions</Link>
      <Link to="/support">Support</Link>
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </footer>
  );
}
