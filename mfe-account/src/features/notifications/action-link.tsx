import type { Notification } from '@nestwell/contracts/account';
import { Link } from '@nestwell/remote-kit/router';
import { VisuallyHidden } from '@nestwell/ui';
import { OutsideLink } from '../../lib/outside-link';
import * as css from './notifications.module.css';

interface ActionLinkProps {
  row: Notification;
  onOpen: () => void;
  onLeave: () => void;
}

/** Inside the app for a path, a new tab for another site. */
export function ActionLink({ row: { actionUrl, title }, onOpen, onLeave }: ActionLinkProps) {
  if (actionUrl === null) return null;
  const words = (
    <>
      Open<VisuallyHidden> {title}</VisuallyHidden>
    </>
  );
  if (!actionUrl.startsWith('/')) {
    return (
      <span onClickCapture={onOpen}>
        <OutsideLink href={actionUrl} className={css.link}>
          {words}
        </OutsideLink>
      </span>
    );
  }
  const leave = () => {
    onOpen();
    onLeave();
  };
  return (
    <Link to={actionUrl} className={css.link} onClick={leave}>
      {words}
    </Link>
  );
}
