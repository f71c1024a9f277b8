import { usePublicConfig } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import type { PageEntry } from '@nestwell/contracts/delivery';
import { useRemotes } from '../remotes/remotes-context';
import { useIsShutOut } from '../gate/use-subscription';
import * as css from './frame.module.css';

/**
 * Under every screen, with links to the pages that ask for one. Who has no plan would only be led back from them: the
 * page that sells plans shows her the legal texts itself, and support is a letter away.
 */
export function Footer({ page }: { page: PageEntry }) {
  const { supportEmail } = usePublicConfig();
  const isShutOut = useIsShutOut(page);
  const links = footerLinks(useRemotes().pages.map((remote) => remote.page));
  const mail = `mailto:${supportEmail}`;
  return (
    <footer className={css.footer}>
      {isShutOut ? (
        <a href={mail}>Support</a>
      ) : (
        links.map(({ path, label }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))
      )}
      <a href={mail}>{supportEmail}</a>
    </footer>
  );
}

const footerLinks = (pages: readonly PageEntry[]) =>
  pages
    .flatMap(({ path, footer }) => (footer ? [{ path, ...footer }] : []))
    .sort((one, other) => one.order - other.order);
